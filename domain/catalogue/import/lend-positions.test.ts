import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { clubs } from '#database/schema/clubs.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { makeFile, tryImport } from '#tests/support/facts/import-trial.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
	await test.db.execute(sql`truncate courses, clubs, country_summaries, settings cascade`);
});

type Facts = Partial<typeof courses.$inferInsert>;

/** The shipped courses of a club, all of them put down at one place from memory, but for what is said of each. */
async function ship(...members: (Facts & { name: string })[]): Promise<void> {
	const [club] = await test.db.insert(clubs).values({ slug: 'fenmoor', name: 'Fenmoor', core: 'fenmoor' }).returning();
	for (const facts of members) {
		await courseRow(test, {
			...{ country: 'GB', latitude: 56.03, longitude: -2.84, positionAccuracy: 3_000 },
			...{ source: 'fescue', clubId: club?.id ?? null },
			...facts,
		});
	}
}

const row = (id: number, name: string, latitude: number) =>
	`osm:way/${id},${name},GB,${latitude.toFixed(5)},-2.84012,osm`;
const importOf = async (...rows: string[]) =>
	tryImport(test.db, [await makeFile('a.csv', `id,name,country,lat,lng,source\n${rows.join('\n')}`)]);
const placesOf = async (...names: string[]) => {
	const rows = await test.db.select().from(courses).orderBy(courses.id);
	return rows
		.filter(({ name }) => names.includes(name))
		.map(({ latitude, positionAccuracy, factSources }) => ({ latitude, positionAccuracy, from: factSources.position }));
};
const SHIPPED = { latitude: 56.03, positionAccuracy: 3_000, from: { from: 'fescue' } };

describe('a shipped course of which only the shipped position is known', () => {
	it('gets the position of a sister that a file tells, as exactly as a site is wide, with its source', async () => {
		await ship({ name: 'Fenmoor No. 1' }, { name: 'Fenmoor No. 2' });
		await importOf(row(7, 'Fenmoor No. 1', 56.04012));
		const source = { from: 'osm', ref: 'way/7' };
		expect(await placesOf('Fenmoor No. 1', 'Fenmoor No. 2')).toMatchObject([
			{ latitude: 56.04012, positionAccuracy: 100, from: source },
			{ latitude: 56.04012, positionAccuracy: 1_600, from: source },
		]);
		expect((await importOf(row(7, 'Fenmoor No. 1', 56.04012))).outcome).toMatchObject({
			value: { inserted: 0, updated: 0 },
		});
		await importOf(row(8, 'Fenmoor No. 2', 56.04512));
		expect(await placesOf('Fenmoor No. 2')).toMatchObject([{ latitude: 56.04512, positionAccuracy: 100 }]);
	});

	it('gets that of its club’s own entry, which waits at the desk', async () => {
		const otherNames = ['Fenmoor Golf Club'];
		await ship({ name: 'Fenmoor No. 1', otherNames }, { name: 'Fenmoor No. 2', otherNames });
		const { rows } = await importOf(row(9, 'Fenmoor', 56.04012));
		expect(rows).toMatchObject([{ outcome: 'waiting' }]);
		const place = { latitude: 56.04012, positionAccuracy: 1_600, from: { from: 'osm', ref: 'way/9' } };
		expect(await placesOf('Fenmoor No. 1', 'Fenmoor No. 2')).toMatchObject([place, place]);
	});

	it('keeps it where the club has several sites, or the site is elsewhere', async () => {
		await ship({ name: 'Fenmoor No. 1' }, { name: 'Fenmoor No. 2' }, { name: 'Fenmoor No. 3' });
		await importOf(row(7, 'Fenmoor No. 1', 56.04012), row(8, 'Fenmoor No. 2', 56.01512));
		expect(await placesOf('Fenmoor No. 3')).toMatchObject([SHIPPED]);
		await test.db.execute(sql`truncate courses, clubs cascade`);
		await ship({ name: 'Fenmoor No. 1' }, { name: 'Fenmoor No. 2', latitude: 56.07 });
		await importOf(row(7, 'Fenmoor No. 1', 56.04012));
		expect(await placesOf('Fenmoor No. 2')).toMatchObject([{ ...SHIPPED, latitude: 56.07 }]);
	});

	it('keeps it where an editor has told it, or it is known better', async () => {
		const byEditor = { position: { from: 'editor', day: '2026-06-01' } };
		await ship(
			{ name: 'Fenmoor No. 1' },
			{ name: 'Fenmoor No. 2', factSources: byEditor },
			{ name: 'Fenmoor No. 3', positionAccuracy: 200 },
		);
		await importOf(row(7, 'Fenmoor No. 1', 56.04012));
		expect(await placesOf('Fenmoor No. 2', 'Fenmoor No. 3')).toMatchObject([
			{ ...SHIPPED, from: byEditor.position },
			{ ...SHIPPED, positionAccuracy: 200 },
		]);
	});
});
