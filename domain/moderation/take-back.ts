import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { deskLog } from '#database/schema/desk.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { reviewerApplications } from '#database/schema/support.ts';
import { lockAccount } from '../accounts/queries.ts';
import { changeBadge } from '../member-desk/member-commands.ts';
import { liftSuspension } from '../member-desk/suspension-commands.ts';
import { tellAuthor } from '../reviews/author-letters.ts';
import { lockCourse } from '../reviews/commands.ts';
import { courseOfReview, lockReview } from '../reviews/own-review.ts';
import type { DomainContext } from '../shared/context.ts';
import { type DeskAction, recordDecision } from '../shared/desk-log.ts';
import { insideTransaction } from '../shared/transaction.ts';
import { acceptAfterAll } from '../support/application-decision-commands.ts';
import type { Entry } from './appeal-party.ts';
import { approveReview } from './commands.ts';

type TakenBack = 'undone' | 'overtaken' | 'unchanged';

/**
 * Undoes what an entry of the log tells of, where it still stands, no newer decision of its kind has come after it, and it
 * can be undone by itself; another entry tells of that. `words` are those of the editor who does it. Says whether it was
 * undone, or a newer decision stands; `unchanged` where there was nothing to undo any more.
 */
export async function takeBack(tx: Database, ctx: DomainContext, entry: Entry, words: string): Promise<TakenBack> {
	const way = WAYS[entry.action];
	if (!way) return 'unchanged';
	await way.lock(tx, entry.thingId);
	if (await isOvertaken(tx, entry, way)) return 'overtaken';
	return (await way.undo(tx, ctx, entry, words)) ? 'undone' : 'unchanged';
}

type Way = {
	/** Keeps every other decision about the thing waiting; in the order in which those take their locks. */
	lock: (tx: Database, thingId: string) => Promise<unknown>;
	undo: (tx: Database, ctx: DomainContext, entry: Entry, words: string) => Promise<boolean>;
};

const OF_REVIEW: Way = { lock: lockReviewed, undo: restoreReview };

const WAYS: Partial<Record<string, Way>> = {
	'review rejected': OF_REVIEW,
	'review removed': OF_REVIEW,
	'photograph removed': {
		lock: (tx, id) => tx.select().from(photographs).where(eq(photographs.id, id)).for('update'),
		undo: restorePhotograph,
	},
	'report dismissed': {
		lock: (tx, id) =>
			tx
				.select()
				.from(reports)
				.where(eq(reports.id, Number(id)))
				.for('update'),
		undo: reopenReport,
	},
	'application declined': {
		lock: (tx, id) =>
			tx
				.select()
				.from(reviewerApplications)
				.where(eq(reviewerApplications.id, Number(id)))
				.for('update'),
		undo: async (tx, ctx, { thingId }) => (await acceptAfterAll(insideTransaction(ctx, tx), Number(thingId))).ok,
	},
	'member suspended': {
		lock: lockMember,
		undo: async (tx, ctx, { thingId }, words) => (await liftSuspension(insideTransaction(ctx, tx), thingId, words)).ok,
	},
	'badge removed': {
		lock: lockMember,
		undo: async (tx, ctx, { thingId }, words) =>
			(await changeBadge(insideTransaction(ctx, tx), thingId, true, words)).ok,
	},
} satisfies Partial<Record<DeskAction, Way>>;

/** Whether the thing was decided about again since: what is undone in the same way is of one kind. */
async function isOvertaken(tx: Database, { id, thingKind, thingId }: Entry, way: Way): Promise<boolean> {
	const alike = Object.keys(WAYS).filter((action) => WAYS[action] === way);
	const ofThing = and(eq(deskLog.thingKind, thingKind), eq(deskLog.thingId, thingId));
	return (await tx.$count(deskLog, and(ofThing, gt(deskLog.id, id), inArray(deskLog.action, alike)))) > 0;
}

function lockMember(tx: Database, id: string) {
	return lockAccount(tx, { id });
}

async function lockReviewed(tx: Database, thingId: string) {
	const there = eq(reviews.id, Number(thingId));
	const courseId = await courseOfReview(tx, there);
	if (courseId !== null) await lockCourse(tx, courseId);
	await lockReview(tx, there);
}

/** In the version that was decided about: one that its author has sent again or withdrawn meanwhile is refused by the command. */
async function restoreReview(tx: Database, ctx: DomainContext, { thingId, after }: Entry, words: string) {
	const seen = { reviewId: Number(thingId), version: Number(after?.version) };
	return (await approveReview(insideTransaction(ctx, tx), seen, words)).ok;
}

async function restorePhotograph(tx: Database, ctx: DomainContext, { thingId: id }: Entry, words: string) {
	const [back] = await tx
		.update(photographs)
		.set({ status: 'ready' })
		.where(and(eq(photographs.id, id), eq(photographs.status, 'removed')))
		.returning({ reviewId: photographs.reviewId, courseId: photographs.courseId });
	if (!back) return false;
	ctx.changes.add(`course:${back.courseId}`);
	await recordDecision(tx, ctx, {
		...{ action: 'photograph restored', thing: { kind: 'photograph', id }, words },
		...{ before: { status: 'removed' }, after: { status: 'ready' } },
	});
	if (back.reviewId !== null) await tellAuthor(tx, ctx, back.reviewId, 'photograph-restored', {});
	return true;
}

/** It is decided anew: what it is about may need a ground now. */
async function reopenReport(tx: Database, _ctx: DomainContext, { thingId }: Entry) {
	const dismissed = and(eq(reports.id, Number(thingId)), eq(reports.status, 'dismissed'));
	const open = { status: 'open', ground: null, decisionWords: null, decidedAt: null } as const;
	return (await tx.update(reports).set(open).where(dismissed).returning({ id: reports.id })).length > 0;
}
