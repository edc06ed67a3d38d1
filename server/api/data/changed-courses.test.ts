import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { courseSlugAliases, courses } from '#database/schema/catalogue.ts';
import { clubs } from '#database/schema/clubs.ts';
import { makeOpenFile } from '#domain/catalogue/open-data/making-commands.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { TINY_ORIGIN } from '#tests/support/sites/tiny-site.ts';

const LIST = '/api/changed-courses';
/** Changes are told once all transactions of the cluster that began before them have ended: an import of another test takes a minute. */
const LONG = 150_000;
const eventually = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: LONG });
let data: DataSite;

beforeAll(async () => {
	data = await startDataSite();
});
afterAll(() => data.close());

type Part = { items: Record<string, unknown>[]; more: boolean; next: string };
const read = async (address: string) => (await data.read(address.replace(TINY_ORIGIN, ''))) as unknown as Part;
/** What a keeper of a copy does: asks until nothing more is there, and keeps the last address. */
async function readAll(address: string): Promise<Part> {
	const part = await read(address);
	if (!part.more) return part;
	const rest = await readAll(part.next);
	return { ...rest, items: [...part.items, ...rest.items] };
}
const idsOf = ({ items }: Part) => items.map(({ id }) => id);
const update = (id: number, facts: Partial<typeof courses.$inferInsert>) =>
	data.database.db.update(courses).set(facts).where(eq(courses.id, id));

let here = LIST;
beforeEach(async () => {
	here = (await readAll(here)).next;
});

describe('the courses that have changed', { timeout: 2 * LONG }, () => {
	it('are told from the first on, new ones, those of other kinds and closed ones too', async () => {
		const added = [
			await courseRow(data.database),
			await courseRow(data.database, { kind: 'other' }),
			await courseRow(data.database, { closedOn: '2026-01-01' }),
		].map(({ id }) => id);
		await eventually(async () => idsOf(await readAll(here))).toEqual(added);
		expect(idsOf(await readAll(`${LIST}?limit=1`))).toEqual(expect.arrayContaining(added));
		expect((await read(here)).items[2]).toMatchObject({ gone: false, course: { closed_on: '2026-01-01' } });
	});

	it('are told once each, as they are now, after their last change', async () => {
		const [one, other] = [await courseRow(data.database), await courseRow(data.database)];
		await update(one.id, { par: 70 });
		await update(one.id, { par: 71 });
		await eventually(async () => idsOf(await readAll(here))).toEqual([other.id, one.id]);
		expect((await readAll(here)).items[1]).toMatchObject({ course: { par: 71 } });
	});

	it('are those of a club that has another name, and none whose rating was stored anew as it was', async () => {
		const [club] = await data.database.db.insert(clubs).values({ slug: 'old', name: 'Old', core: 'old' }).returning();
		const [of, rated] = [
			await courseRow(data.database, { clubId: club?.id ?? null }),
			await courseRow(data.database, { ratingShown: 8.1, ratingCount: 3 }),
		];
		await eventually(async () => idsOf(await readAll(here))).toEqual([of.id, rated.id]);
		here = (await readAll(here)).next;
		await update(rated.id, { rating: 8.12, ratedFor: '2026-11-29' });
		await data.database.db.update(clubs).set({ name: 'New' }).where(eq(clubs.slug, 'old'));
		await eventually(async () => (await readAll(here)).items).toMatchObject([
			{ id: of.id, course: { club: { name: 'New' } } },
		]);
	});

	it('are gone where they were made one with another, which is named', async () => {
		const [kept, gone] = [await courseRow(data.database), await courseRow(data.database)];
		await eventually(async () => idsOf(await readAll(here))).toHaveLength(2);
		here = (await readAll(here)).next;
		await data.database.db.delete(courses).where(eq(courses.id, gone.id));
		await data.database.db.insert(courseSlugAliases).values({ slug: gone.slug, courseId: kept.id });
		await eventually(async () => (await readAll(here)).items).toEqual([
			{ id: gone.id, gone: true, merged_into: kept.id, course: null },
		]);
	});

	it('are never passed over: a change that is still on its way when others are told comes after these', async () => {
		const [slow, quick] = [await courseRow(data.database), await courseRow(data.database)];
		await eventually(async () => idsOf(await readAll(here))).toHaveLength(2);
		here = (await readAll(here)).next;
		const client = await data.database.pool.connect();
		await client.query('begin');
		await client.query('update courses set par = 69 where id = $1', [slow.id]);
		await update(quick.id, { par: 68 });
		const meanwhile = await readAll(here);
		await client.query('commit');
		client.release();
		const seen = () => readAll(meanwhile.next).then((rest) => [...meanwhile.items, ...rest.items].map(({ id }) => id));
		await eventually(seen).toEqual(expect.arrayContaining([slow.id, quick.id]));
	});

	it('are those of a day and the day before it, where one is named', async () => {
		const { id } = await courseRow(data.database);
		await eventually(async () => idsOf(await readAll(here))).toEqual([id]);
		const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
		expect(idsOf(await readAll(`${LIST}?since=${day(1)}&limit=2`))).toContain(id);
		expect(idsOf(await readAll(`${LIST}?since=${day(3)}`))).toEqual([]);
	});
});

it('a copy begins with the file of the catalogue, whose header leads to what it does not have', {
	timeout: 2 * LONG,
}, async () => {
	const { db } = data.database;
	const { id: inFile } = await courseRow(data.database);
	await makeOpenFile({ db, now: () => new Date() });
	const { id: after } = await courseRow(data.database);
	const newest = await data.call('/data/courses.csv.gz', { redirect: 'manual' });
	const { headers } = await data.call(newest.headers.get('location') ?? '');
	const [, next = ''] = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? [];
	await eventually(async () => idsOf(await readAll(next))).toContain(after);
	expect([idsOf(await read(LIST)).includes(inFile), headers.get('link')]).toEqual([
		true,
		expect.stringMatching(/rel="license"/),
	]);
});

it('a list of before a backup was put back is refused, so that nobody goes on with what says nothing any more', {
	timeout: 2 * LONG,
}, async () => {
	const { id } = await courseRow(data.database);
	await data.database.pool.query('select begin_course_changes()');
	const answer = await data.call(here.replace(TINY_ORIGIN, ''));
	const { detail } = z.object({ detail: z.string() }).parse(await answer.json());
	expect([answer.status, detail]).toEqual([410, expect.stringMatching(/begin anew/)]);
	await eventually(async () => idsOf(await readAll(LIST))).toContain(id);
	here = LIST;
});
