import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { reviews, reviewVersions } from '#database/schema/reviews.ts';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { newClient } from '#tests/support/facts/accounts.ts';
import { aCourse, establishedMember, reviewInput } from '#tests/support/facts/reviews.ts';
import { submitReview } from '../commands.ts';
import { editReview } from './edit-commands.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
/** On a busy machine it may take a while until the edit stands where it has to wait. */
const PATIENCE = { timeout: 15_000 };

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

async function stateOf(reviewId: number, courseId: number) {
	const { db } = database;
	return {
		review: await db.select().from(reviews).where(eq(reviews.id, reviewId)),
		course: await db.select().from(courses).where(eq(courses.id, courseId)),
		versions: await db.$count(reviewVersions, eq(reviewVersions.reviewId, reviewId)),
	};
}

/** The process of the database that waits for a table that somebody else has locked. */
async function waitingProcess(): Promise<number> {
	return vi.waitFor(async () => {
		const { rows } = await database.pool.query<{ pid: number }>(
			`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
		);
		return rows[0]?.pid ?? Promise.reject(new Error('nobody waits'));
	}, PATIENCE);
}

it('R09: an edit that breaks off in its middle has not happened, and the same form sends it again', async () => {
	const viewer = await establishedMember(database);
	const ctx = database.context({ viewer, now: () => NOW, client: newClient() });
	const stamp = () => issueStamp(ctx.secret, new Date(NOW.getTime() - 60_000));
	const courseId = await aCourse(database);
	const sent = await submitReview(ctx, reviewInput(courseId), stamp());
	const reviewId = sent.ok ? sent.value.reviewId : 0;
	const before = await stateOf(reviewId, courseId);
	const input = reviewInput(courseId, { rating: 2, reviewText: 'Second thoughts, halfway through the storm.' });
	const again = stamp();
	const edit = () => editReview(ctx, { reviewId, version: 1, link: null, rejected: false }, input, again);

	// The new version is written by the time the prior of the day is asked for.
	const holder = await database.pool.connect();
	await holder.query('begin');
	await holder.query('set local idle_in_transaction_session_timeout = 0');
	await holder.query('lock table rating_days in access exclusive mode');
	const broken = edit().then(
		() => 'done',
		() => 'broken off',
	);
	await database.pool.query('select pg_terminate_backend($1)', [await waitingProcess()]);
	expect(await broken).toBe('broken off');
	await holder.query('rollback');
	holder.release();

	expect(await stateOf(reviewId, courseId)).toEqual(before);
	expect(await edit()).toMatchObject({ ok: true, value: { reviewId } });
	expect(await stateOf(reviewId, courseId)).toMatchObject({
		review: [{ version: 2, rating: 2 }],
		course: [{ ratingMean: 2, ratingCount: 1 }],
		versions: 1,
	});
});
