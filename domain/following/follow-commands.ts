import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { follows } from '#database/schema/following.ts';
import type { NotSignedIn } from '../accounts/errors.ts';
import type { DomainContext } from '../shared/context.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import { MOST_FOLLOWED } from './follow-rules.ts';
import { findTarget, type TargetColumns } from './targets.ts';

export type FollowFailure =
	| NotSignedIn
	/** No page of a course, a place or a golfer who shows one is at that address. */
	| { kind: 'target-unknown' }
	/** Nobody follows themselves. */
	| { kind: 'own-page' }
	/** `MOST_FOLLOWED` are followed. */
	| { kind: 'too-many-followed' };

/** Follows what has its page at `address`, a path of ours; what is followed already stays so. Fails as `FollowFailure` lists. */
export async function followAt(ctx: DomainContext, address: string): Promise<Result<object, FollowFailure>> {
	const { viewer, now } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const { userId } = viewer;
	const target = await findTarget(ctx, address);
	if (!target) return failure({ kind: 'target-unknown' });
	if (target.columns.golferId === userId) return failure({ kind: 'own-page' });
	return inTransaction<Result<object, FollowFailure>>(ctx, async (tx) => {
		// One at a time for a member, or two at once would both see room for one more.
		await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
		const own = eq(follows.userId, userId);
		if ((await tx.$count(follows, and(own, isOf(target.columns)))) > 0) return success({});
		if ((await tx.$count(follows, own)) >= MOST_FOLLOWED) return failure({ kind: 'too-many-followed' });
		await tx.insert(follows).values({ userId, ...target.columns, createdAt: now() });
		return success({});
	});
}

/** Ends following what has its page at `address`; what is not followed changes nothing. */
export async function endFollowAt(
	ctx: DomainContext,
	address: string,
): Promise<Result<object, NotSignedIn | { kind: 'target-unknown' }>> {
	const { viewer, db } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const target = await findTarget(ctx, address);
	if (!target) return failure({ kind: 'target-unknown' });
	await db.delete(follows).where(and(eq(follows.userId, viewer.userId), isOf(target.columns)));
	return success({});
}

/** Ends one of the viewer's own by its id, also of what has no page any more; any other id changes nothing. */
export async function endFollow({ viewer, db }: DomainContext, id: number): Promise<Result<object, NotSignedIn>> {
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	await db.delete(follows).where(and(eq(follows.id, id), eq(follows.userId, viewer.userId)));
	return success({});
}

/** The rows of everybody who follows a thing. */
export const isOf = ({ courseId, place, golferId }: TargetColumns): SQL | undefined =>
	courseId !== null
		? eq(follows.courseId, courseId)
		: place !== null
			? eq(follows.place, place)
			: golferId !== null
				? eq(follows.golferId, golferId)
				: sql`false`;

/** Those who follow a course that is merged into another follow that one. To be called before the course is deleted. */
export async function moveFollows(tx: Database, keptId: number, goneId: number): Promise<void> {
	await tx.execute(sql`
		update follows f set course_id = ${keptId} where f.course_id = ${goneId}
			and not exists (select from follows o where o.user_id = f.user_id and o.course_id = ${keptId})`);
}
