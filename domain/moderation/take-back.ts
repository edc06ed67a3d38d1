import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/client.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { deskLog } from '#database/schema/desk.ts';
import { lists } from '#database/schema/lists.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { reviewerApplications } from '#database/schema/support.ts';
import { lockAccount } from '../accounts/queries.ts';
import { senderOf } from '../conditions/condition-letters.ts';
import { ownerOf } from '../lists/list-letters.ts';
import type { Regained } from '../mail/messages.ts';
import type { Telling } from '../mail/telling.ts';
import { changeBadge } from '../member-desk/member-commands.ts';
import { liftSuspension } from '../member-desk/suspension-commands.ts';
import { keysOfCover } from '../pictures/cover-commands.ts';
import { keysOfPhotographs } from '../pictures/golfer-photograph.ts';
import { authorOf, tellAuthor } from '../reviews/authors/author-letters.ts';
import { courseOfReview, lockReview } from '../reviews/authors/own-review.ts';
import { lockCourse } from '../reviews/commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { type DeskAction, recordDecision } from '../shared/desk/desk-log.ts';
import { insideTransaction } from '../shared/transaction.ts';
import { acceptAfterAll } from '../support/application-decision-commands.ts';
import type { Entry } from './appeal-party.ts';
import { approveReview } from './commands.ts';
import { approveConditions } from './conditions/decision-commands.ts';
import { approveList } from './list-decision-commands.ts';

/** `undone`: with what the one it had been taken from has again. `overtaken`: a newer decision stands. */
export type TakenBack = { kind: 'undone'; again: Regained } | { kind: 'overtaken' } | { kind: 'unchanged' };

/** `words` are those of the editor who does it. */
type Taking = Telling & { words: string };

/**
 * Undoes what an entry of the log tells of, where it still stands, no newer decision of its kind has come after it, and it
 * can be undone by itself; another entry tells of that. Says whether it was undone, or a newer decision stands; `unchanged`
 * where there was nothing to undo any more.
 */
export async function takeBack(tx: Database, ctx: DomainContext, entry: Entry, taking: Taking): Promise<TakenBack> {
	const way = WAYS[entry.action];
	if (!way) return { kind: 'unchanged' };
	await way.lock(tx, entry.thingId);
	if (await isOvertaken(tx, entry, way)) return { kind: 'overtaken' };
	const again = await way.undo(tx, insideTransaction(ctx, tx), entry, taking);
	return again ? { kind: 'undone', again } : { kind: 'unchanged' };
}

type Way = {
	/** Keeps every other decision about the thing waiting; in the order in which those take their locks. */
	lock: (tx: Database, thingId: string) => Promise<unknown>;
	/** In a context that is inside the transaction. Null where there is nothing to undo any more. */
	undo: (tx: Database, ctx: DomainContext, entry: Entry, taking: Taking) => Promise<Regained | null>;
};

const OF_CONDITIONS: Way = { lock: (tx, id) => lockRow(tx, conditionReports, id), undo: restoreConditions };
const OF_LIST: Way = { lock: (tx, id) => lockRow(tx, lists, id), undo: restoreList };
const OF_REVIEW: Way = { lock: lockReviewed, undo: restoreReview };

const WAYS: Partial<Record<string, Way>> = {
	'review rejected': OF_REVIEW,
	'review removed': OF_REVIEW,
	'review hidden': OF_REVIEW,
	'list rejected': OF_LIST,
	'list removed': OF_LIST,
	'conditions rejected': OF_CONDITIONS,
	'conditions removed': OF_CONDITIONS,
	'photograph removed': { lock: (tx, id) => lockRow(tx, photographs, id), undo: restorePhotograph },
	'report dismissed': { lock: (tx, id) => lockRow(tx, reports, id), undo: reopenReport },
	'application declined': {
		lock: (tx, id) => lockRow(tx, reviewerApplications, id),
		undo: async (_tx, ctx, { thingId }, taking) => {
			const accepted = await acceptAfterAll(ctx, Number(thingId), taking);
			return accepted.ok ? { regained: 'application', account: accepted.value.badge } : null;
		},
	},
	'member suspended': {
		lock: lockMember,
		undo: async (_tx, ctx, { thingId }, { words, ...telling }) =>
			(await liftSuspension(ctx, thingId, words, telling)).ok ? { regained: 'account' } : null,
	},
	'badge removed': {
		lock: lockMember,
		undo: async (_tx, ctx, { thingId }, { words, ...telling }) =>
			(await changeBadge(ctx, thingId, true, words, telling)).ok ? { regained: 'badge' } : null,
	},
} satisfies Partial<Record<DeskAction, Way>>;

/** Whether a later decision of the same kind was made about the thing: of one kind are rejecting and removing a review, say. */
async function isOvertaken(tx: Database, { id, thingKind, thingId }: Entry, way: Way): Promise<boolean> {
	const alike = Object.keys(WAYS).filter((action) => WAYS[action] === way);
	const ofThing = and(eq(deskLog.thingKind, thingKind), eq(deskLog.thingId, thingId));
	return (await tx.$count(deskLog, and(ofThing, gt(deskLog.id, id), inArray(deskLog.action, alike)))) > 0;
}

/** Of any table whose rows are found by `id`. */
const lockRow = (tx: Database, table: PgTable, id: string) =>
	tx.execute(sql`select id from ${table} where id = ${id} for update`);

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
async function restoreReview(
	tx: Database,
	ctx: DomainContext,
	{ thingId, after }: Entry,
	{ words, ...telling }: Taking,
): Promise<Regained | null> {
	const seen = { reviewId: Number(thingId), version: Number(after?.version) };
	const published = await approveReview(ctx, seen, words, telling);
	return published.ok ? regainedOf(tx, ctx, 'review', seen.reviewId) : null;
}

async function restorePhotograph(
	tx: Database,
	ctx: DomainContext,
	{ thingId: id }: Entry,
	{ words, letter }: Taking,
): Promise<Regained | null> {
	const [back] = await tx
		.update(photographs)
		.set({ status: 'ready' })
		.where(and(eq(photographs.id, id), eq(photographs.status, 'removed')))
		.returning({ reviewId: photographs.reviewId, courseId: photographs.courseId });
	if (!back) return null;
	for (const key of keysOfPhotographs(back.courseId)) ctx.changes.add(key);
	await recordDecision(tx, ctx, {
		action: 'photograph restored',
		thing: { kind: 'photograph', id },
		words,
		before: { status: 'removed' },
		after: { status: 'ready' },
	});
	if (back.reviewId === null) return {};
	if (letter) await tellAuthor(tx, ctx, back.reviewId, 'photograph-restored', {});
	return regainedOf(tx, ctx, 'photograph', back.reviewId);
}

/** In the version that was decided about; one that its owner has changed since waits for an editor by itself. */
async function restoreList(
	tx: Database,
	ctx: DomainContext,
	{ thingId, after }: Entry,
	{ words, ...telling }: Taking,
): Promise<Regained | null> {
	const seen = { listId: Number(thingId), version: Number(after?.version) };
	if (!(await approveList(ctx, seen, words, telling)).ok) return null;
	const owner = await ownerOf(tx, seen.listId);
	return owner ? { regained: 'list', ...owner.about } : {};
}

/** What a report tells of does not live longer for having been taken down: it may be of no present day any more. */
async function restoreConditions(
	tx: Database,
	ctx: DomainContext,
	{ thingId }: Entry,
	{ words, ...telling }: Taking,
): Promise<Regained | null> {
	if (!(await approveConditions(ctx, Number(thingId), words, telling)).ok) return null;
	const sender = await senderOf(tx, Number(thingId));
	return sender ? { regained: 'conditions', ...sender.about } : {};
}

async function regainedOf(
	tx: Database,
	ctx: DomainContext,
	regained: 'review' | 'photograph',
	reviewId: number,
): Promise<Regained> {
	const author = await authorOf(tx, ctx, reviewId);
	return author ? { regained, ...author.about } : {};
}

/** It is decided anew: what it is about may need a ground now. */
async function reopenReport(tx: Database, ctx: DomainContext, { thingId }: Entry): Promise<Regained | null> {
	const dismissed = and(eq(reports.id, Number(thingId)), eq(reports.status, 'dismissed'));
	const open = { status: 'open', ground: null, decisionWords: null, decidedAt: null } as const;
	const { reference, photographId } = reports;
	const [report] = await tx.update(reports).set(open).where(dismissed).returning({ reference, photographId });
	if (report?.photographId) for (const key of await keysOfCover(tx, report.photographId)) ctx.changes.add(key);
	return report ? { regained: 'report', reference: report.reference } : null;
}
