import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { utcDay } from '#domain/shared/day.ts';
import { COUNTS_AS_FIRST } from './first-reviews.ts';
import { changedKeys, storeRating } from './rating-store.ts';

/** Whose reviews are about to change, and which of them count as the first of their account until then. */
export type Firsts = { userIds: string[]; halved: Halved[] };

type Halved = { id: number; courseId: number };

/**
 * To be called before reviews of these members change their state: another review of the same account, of another course perhaps, may
 * count otherwise afterwards. Keeps everybody else waiting who would change theirs, as `lockCourseForReview` does. Null for a visitor.
 */
export async function watchFirsts(tx: Database, authors: readonly (string | null)[]): Promise<Firsts> {
	const userIds = [...new Set(authors.filter((id) => id !== null))].toSorted();
	for (const id of userIds)
		await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reviews by ${id}`}, 0))`);
	return { userIds, halved: await listHalved(tx, userIds) };
}

/** As `watchFirsts`, of the author of the one review that the condition finds; to be called before its course is locked. */
export async function watchFirstsOf(tx: Database, found: SQL | undefined): Promise<Firsts> {
	const authors = await tx.select({ userId: reviews.userId }).from(reviews).where(found);
	return watchFirsts(
		tx,
		authors.map(({ userId }) => userId),
	);
}

/**
 * Counts those courses anew whose reviews count otherwise now than `before` the change, but for those in `counted`, which the caller
 * has locked and counted. In the transaction of the change. Notes what has changed.
 */
export async function followFirsts(
	tx: Database,
	ctx: DomainContext,
	before: Firsts,
	counted: readonly number[],
): Promise<void> {
	const after = await listHalved(tx, before.userIds);
	const differs = (one: Halved, others: Halved[]) => !others.some(({ id }) => id === one.id);
	const changed = [
		...before.halved.filter((one) => differs(one, after)),
		...after.filter((one) => differs(one, before.halved)),
	];
	await countAgain(
		tx,
		ctx,
		changed.map(({ courseId }) => courseId).filter((id) => !counted.includes(id)),
	);
}

/** Counts the ratings of these courses anew, and notes that they have changed. */
export async function countAgain(tx: Database, ctx: DomainContext, courseIds: readonly number[]): Promise<void> {
	// In one order, so that two who do this do not wait for each other.
	for (const courseId of [...new Set(courseIds)].toSorted((a, b) => a - b)) {
		const [course] = await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('update');
		if (!course) continue;
		await storeRating(tx, courseId, utcDay(ctx.now()));
		changedKeys(ctx, courseId);
	}
}

async function listHalved(tx: Database, userIds: string[]): Promise<Halved[]> {
	if (userIds.length === 0) return [];
	return tx
		.select({ id: reviews.id, courseId: reviews.courseId })
		.from(reviews)
		.where(and(inArray(reviews.userId, userIds), COUNTS_AS_FIRST));
}
