import { afterAll, beforeAll, expect, it } from 'vitest';
import { clubs } from '#database/schema/clubs.ts';
import { courseTwins } from '#database/schema/twins.ts';
import { getTwins } from '#domain/course-desk/twins/twin-queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { twinRows } from './twin-rows.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

it('says what both entries tell, and which of them the merged one will have, by which of them stays', async () => {
	const { ctx } = await editorRow(test);
	const [club] = await test.db.insert(clubs).values({ slug: 'lund', name: 'Lundin', core: 'lundin' }).returning();
	const position = { from: 'osm', ref: 'way/7', day: '2026-05-27' };
	const place = { latitude: 56.21, longitude: -2.96, website: 'http://www.lund.example/' };
	const first = await courseRow(test, { name: 'Ladies Course', clubId: club?.id, par: 34, holes: 9, ...place });
	const second = await courseRow(test, {
		name: 'Lund Ladies',
		...{ holes: 9, ...place, latitude: 56.2141, website: 'https://lund.example/golf', factSources: { position } },
	});
	const [pair] = await test.db
		.insert(courseTwins)
		.values({ courseId: first.id, twinId: second.id, likeness: 'akin', createdAt: ctx.now() })
		.returning();
	const twins = await getTwins(ctx, pair?.id ?? 0);
	if (!twins) throw new Error('there is no such pair');
	const rows = new Map(twinRows(twins, second.id).map(({ label, ...row }) => [label, row]));
	expect(rows.get('Club')).toEqual({ first: 'Lundin', second: '', has: 'first', note: '' });
	expect(rows.get('Name')).toMatchObject({ has: 'second', note: 'names that are spelt alike' });
	expect(rows.get('Holes')).toMatchObject({ first: '9, par 34', second: '9', has: 'first' });
	expect(rows.get('Website')).toMatchObject({ first: 'lund.example', note: '✓ same' });
	expect(rows.get('Position')?.note).toBe('460 m apart');
	expect(rows.get('Source of the position')?.second).toBe('OpenStreetMap, way/7, 27 May 2026, not checked');
	expect(twinRows(twins, first.id).find(({ label }) => label === 'Club')?.has).toBe('first');
});
