import { afterAll, beforeAll, expect, it } from 'vitest';
import { conditionReports } from '#database/schema/conditions.ts';
import { createTrip } from '#domain/trips/trip-commands.ts';
import { getOwnTrip } from '#domain/trips/trip-queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { readTripView } from './trip-view.server.ts';

const NOW = new Date('2026-05-28T12:00:00Z');
const now = () => NOW;

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

it('says how a course is now where it is played within a fortnight, and nothing of what is farther off', async () => {
	const { ctx } = await memberRow(database, { now });
	const { id, slug } = await courseRow(database, { longitude: 12.9 });
	await database.db.insert(conditionReports).values({
		...{ courseId: id, byMember: true, day: '2026-05-26', told: { greens: 'poor' } },
		observedAt: new Date('2026-05-26T12:00:00Z'),
	});
	const nowOf = async (firstDay: string) => {
		const input = { title: 'North', firstDay, days: 1, name: 'Karin' };
		const made = await createTrip(ctx, input, { stamp: stampOf(ctx), slugs: [slug] });
		if (!made.ok) throw new Error(made.kind);
		const trip = await getOwnTrip(ctx, made.value.tripId);
		if (!trip) throw new Error('no trip');
		return (await readTripView(ctx, trip)).days.flatMap(({ stops }) => stops.map((stop) => stop.now));
	};
	expect(await nowOf('2026-06-11')).toEqual(['Greens poor, 2 days ago']);
	expect(await nowOf('2026-06-12')).toEqual(['']);
});
