import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { reviews } from '#database/schema/reviews.ts';
import { tellAuthor } from '../../reviews/authors/author-letters.ts';
import { lockCourse } from '../../reviews/commands.ts';
import { followFirsts, watchFirsts } from '../../reviews/rating/follow-firsts.ts';
import { changedKeys, storeRating } from '../../reviews/rating/rating-store.ts';
import type { DomainContext } from '../../shared/context.ts';
import { utcDay } from '../../shared/day.ts';
import { recordDecision } from '../../shared/desk/desk-log.ts';
import { inTransaction } from '../../shared/transaction.ts';

/**
 * Shows again what was hidden for a time that is over, a course at a time: the rating follows, the log tells of it without anybody's
 * name, and the authors are told. Returns whether there was any.
 */
export async function showHidden(ctx: DomainContext): Promise<boolean> {
	const due = and(eq(reviews.status, 'rejected'), lte(reviews.hiddenUntil, ctx.now()));
	const [first] = await ctx.db.select({ courseId: reviews.courseId }).from(reviews).where(due).limit(1);
	if (!first) return false;
	const { courseId } = first;
	await inTransaction<{ ok: true }>(ctx, async (tx) => {
		const ofCourse = and(due, eq(reviews.courseId, courseId));
		const firsts = await watchFirsts(tx, await authorsOf(tx, ofCourse));
		await lockCourse(tx, courseId);
		const found = await tx.select().from(reviews).where(ofCourse).for('update');
		const shown = { status: 'published', rejectionGround: null, rejectionWords: null, hiddenUntil: null } as const;
		const ids = found.map(({ id }) => id);
		await tx.update(reviews).set(shown).where(inArray(reviews.id, ids));
		for (const { id, version } of found) {
			await recordDecision(tx, ctx, {
				action: 'review restored',
				thing: { kind: 'review', id },
				before: { status: 'rejected', version },
				after: { status: 'published', version },
			});
			await tellAuthor(tx, ctx, id, 'review-restored', {});
		}
		await storeRating(tx, courseId, utcDay(ctx.now()));
		await followFirsts(tx, ctx, firsts, [courseId]);
		return { ok: true };
	});
	changedKeys(ctx, courseId);
	return true;
}

async function authorsOf(tx: Database, which: ReturnType<typeof and>) {
	const found = await tx.select({ userId: reviews.userId }).from(reviews).where(which);
	return found.map(({ userId }) => userId);
}
