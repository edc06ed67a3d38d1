import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { clubs } from '#database/schema/clubs.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { makeFile, tryImport } from '#tests/support/facts/import-trial.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const HEADER = 'id,club,course,city,country,lat,lng,holes,website';
const ROWS = [
	`m:1,Moorfield Golf Club,King's,Moorfield,GB,56.28,-3.75,18,https://moorfield.example/`,
	`m:2,Moorfield Golf Club,Queen's,Moorfield,GB,56.29,-3.74,18,`,
	`m:3,Moorfield Golf Club,Short,,GB,56.28,-3.76,9,https://short.example/`,
	`m:4,Fenwick Golf Club,Fenwick,Fenwick,GB,52.5,0.2,18,`,
];

const read = () =>
	database.db
		.select({
			name: courses.name,
			club: clubs.name,
			town: courses.locality,
			website: courses.website,
			holes: courses.holes,
		})
		.from(courses)
		.leftJoin(clubs, eq(clubs.id, courses.clubId))
		.orderBy(asc(courses.id));

it('a file with a column for clubs and one for courses keeps both, and a club’s facts are alike in all its courses', async () => {
	const file = await makeFile('moor.csv', [HEADER, ...ROWS].join('\n'));
	expect((await tryImport(database.db, [file])).outcome).toMatchObject({ ok: true, value: { inserted: 4 } });
	const moorfield = { club: 'Moorfield Golf Club', town: 'Moorfield', website: 'https://moorfield.example/' };
	const stored = await read();
	expect(stored).toMatchObject([
		{ ...moorfield, holes: 18 },
		{ ...moorfield, holes: 18 },
		{ ...moorfield, holes: 9 },
		{ club: 'Fenwick Golf Club', website: null },
	]);
	// What is there already is told again and changes nothing.
	await tryImport(database.db, [file]);
	expect(await read()).toEqual(stored);
	expect(await database.db.$count(clubs)).toBe(2);
});
