import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubs } from '#database/schema/clubs.ts';
import { courseTwins } from '#database/schema/twins.ts';
import { getTwins } from '#domain/course-desk/twins/twin-queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { drawTwins } from './draw-twins.server.ts';
import { twinReasons } from './twin-reasons.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

type Facts = Parameters<typeof courseRow>[1];

/** A pair as the desk reads it. */
async function aPair(first: Facts, second: Facts) {
	const { ctx } = await editorRow(test);
	const [one, other] = [await courseRow(test, first), await courseRow(test, second)];
	const [pair] = await test.db
		.insert(courseTwins)
		.values({ courseId: one.id, twinId: other.id, likeness: 'equal' })
		.returning();
	const twins = await getTwins(ctx, pair?.id ?? 0);
	if (!twins) throw new Error('there is no such pair');
	return twins;
}

const place = { latitude: 56.2146, longitude: -2.9587 };

describe('why a pair is asked about', () => {
	it('says what speaks for it, and then what is against it', async () => {
		const [club] = await test.db
			.insert(clubs)
			.values({ slug: 'lundin-ladies', name: 'Lundin Ladies', core: 'lundin ladies' })
			.returning();
		const alike = { locality: 'Lundin Links', website: 'https://lundin.example/', openedYear: 1891 };
		const twins = await aPair(
			{ ...place, ...alike, positionAccuracy: 1_000, clubId: club?.id, holes: 9 },
			{ ...alike, latitude: 56.2186, longitude: -2.9587, positionAccuracy: 60, holes: 18 },
		);
		expect(twinReasons(twins)).toEqual([
			'The same words in the names',
			'440 m apart; A is known to about 1 km, B is known to about 60 m',
			'The same website',
			'The same town',
			'Opened in the same year',
			'Against it: no club given for B',
			'Against it: holes 9 and 18',
		]);
	});

	it('counts a distance against it that the positions do not leave open, and kinds that differ', async () => {
		const near = { ...place, positionAccuracy: 60 };
		const twins = await aPair(near, { ...near, latitude: 56.2246, kind: 'par-3' });
		expect(twinReasons(twins).slice(1)).toEqual([
			'Against it: 1.1 km apart; both are known to about 60 m',
			'Against it: kinds course and par-3 course',
		]);
	});

	it('counts against it that nobody knows where one of them lies', async () => {
		const twins = await aPair(place, { latitude: null, longitude: null });
		expect(twinReasons(twins)).toContain('Against it: where one of them lies is not known');
	});
});

describe('the map of a pair', () => {
	it('has the land, with sea beside it where there is sea, both with their circles, and the courses around them', async () => {
		await courseRow(test, { name: 'Leven Links', latitude: 56.208, longitude: -2.975 });
		const twins = await aPair(
			{ ...place, positionAccuracy: 1_000 },
			{ ...place, latitude: 56.21, positionAccuracy: 60 },
		);
		const drawn = await drawTwins([twins.first, twins.second], twins.neighbours);
		expect(drawn?.land).toMatch(/^M-?\d+ -?\d+L/);
		expect(drawn?.twins.map(({ letter }) => letter)).toEqual(['A', 'B']);
		const [a, b] = drawn?.twins ?? [];
		expect(a?.radius).toBeGreaterThan((b?.radius ?? 0) * 10);
		expect(a?.y).toBeLessThan(b?.y ?? 0);
		expect(drawn?.others.map(({ words }) => words)).toContain('Leven Links');
		expect(drawn?.scale.words).toMatch(/^\d+ k?m$/);
	});

	it('is none where neither has a position', async () => {
		const twins = await aPair({ latitude: null, longitude: null }, { latitude: null, longitude: null });
		expect(await drawTwins([twins.first, twins.second], [])).toBeNull();
	});
});
