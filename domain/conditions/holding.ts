import { and, eq, gt, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { type ConditionReportStatus, conditionReports } from '#database/schema/conditions.ts';
import { courseRepresentatives } from '#database/schema/reviews.ts';
import type { HoldingRule } from '../reviews/holding/holding-rules.ts';

/** The rules that hold a report of conditions until an editor has read it: those of reviews that have no words to look at. */
export type ConditionRule = Extract<
	HoldingRule,
	'trap' | 'haste' | 'network-flood' | 'author-flood' | 'course-flood' | 'own-club'
>;

/** Limits of these rules. A report is six taps, and a club's guests share a network: they are wider than those of reviews. */
export const CONDITION_LIMITS = {
	/** A form that comes back sooner was tapped by no golfer. */
	fastestMilliseconds: 1_500,
	/** Reports from one network in 24 hours before the next is held. */
	networkADay: 10,
	/** Reports of a new account in an hour before the next is held. */
	newAccountAnHour: 5,
	/** Reports of one course by visitors and new accounts in 24 hours before the next, and with it those, are held. */
	courseADay: 8,
	/** An account is new for as long. */
	newAccountDays: 14,
} as const;

const HOUR = 3_600_000;

/** A report that is about to be stored, as the rules see it; milliseconds since its form was opened. */
type Judged = {
	courseId: number;
	userId: string | null;
	networkHash: string;
	trapped: boolean;
	openFor: number;
};

/** The rules that hold a report. What it says is not among what they see: good and poor greens are treated alike. */
export async function rulesOfReport(
	tx: Database,
	{ courseId, userId, networkHash, trapped, openFor }: Judged,
	now: Date,
): Promise<ConditionRule[]> {
	const since = (hours: number) => gt(conditionReports.createdAt, new Date(now.getTime() - hours * HOUR));
	const count = (which: SQL | undefined) => tx.$count(conditionReports, which);
	const found: ConditionRule[] = [];
	if (trapped) found.push('trap');
	if (openFor < CONDITION_LIMITS.fastestMilliseconds) found.push('haste');
	const ofNetwork = await count(and(eq(conditionReports.networkHash, networkHash), since(24)));
	if (ofNetwork >= CONDITION_LIMITS.networkADay) found.push('network-flood');
	if (userId !== null) {
		const speaks = and(eq(courseRepresentatives.courseId, courseId), eq(courseRepresentatives.userId, userId));
		if ((await tx.$count(courseRepresentatives, speaks)) > 0) found.push('own-club');
	}
	// Who has been a member for long is in no flood.
	if (userId !== null && !(await isNew(tx, userId, now))) return found;
	if (userId !== null) {
		const ofAuthor = await count(and(eq(conditionReports.userId, userId), since(1)));
		if (ofAuthor >= CONDITION_LIMITS.newAccountAnHour) found.push('author-flood');
	}
	const ofCourse = await count(ofFlood(tx, courseId, now, ['published', 'held', 'removed']));
	if (ofCourse >= CONDITION_LIMITS.courseADay) found.push('course-flood');
	return found;
}

/** Holds the reports of a flood, which came before it could be seen as one. Whether there were any. */
export async function holdFloodOfCourse(tx: Database, courseId: number, now: Date): Promise<boolean> {
	const held = await tx
		.update(conditionReports)
		.set({ status: 'held', heldBy: ['course-flood'], updatedAt: now })
		.where(ofFlood(tx, courseId, now, ['published']))
		.returning({ id: conditionReports.id });
	return held.length > 0;
}

const newSince = (now: Date) => new Date(now.getTime() - CONDITION_LIMITS.newAccountDays * 24 * HOUR);

const isNew = async (tx: Database, userId: string, now: Date) =>
	(await tx.$count(users, and(eq(users.id, userId), lt(users.createdAt, newSince(now))))) === 0;

/** Of the last day, by visitors or new accounts; what an editor has read and let stand is none of it. */
function ofFlood(tx: Database, courseId: number, now: Date, statuses: readonly ConditionReportStatus[]) {
	const newAccounts = tx
		.select({ id: users.id })
		.from(users)
		.where(gt(users.createdAt, newSince(now)));
	return and(
		eq(conditionReports.courseId, courseId),
		gt(conditionReports.createdAt, new Date(now.getTime() - 24 * HOUR)),
		or(isNull(conditionReports.userId), inArray(conditionReports.userId, newAccounts)),
		inArray(conditionReports.status, [...statuses]),
		eq(conditionReports.editorRead, false),
		eq(conditionReports.sample, false),
	);
}
