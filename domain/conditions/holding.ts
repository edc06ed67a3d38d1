import { and, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { type ConditionReportStatus, conditionReports } from '#database/schema/conditions.ts';
import { courseRepresentatives } from '#database/schema/reviews.ts';
import type { HoldingRule } from '../reviews/holding/holding-rules.ts';
import { CAMPAIGN, campaignOf, type Witness } from './campaign.ts';
import type { Told } from './kinds.ts';
import { golfer } from './now-queries.ts';

/** The rules that hold a report of conditions until an editor has read it: those of reviews that have no words to look at. */
export type ConditionRule = Extract<
	HoldingRule,
	'trap' | 'haste' | 'network-flood' | 'author-flood' | 'course-flood' | 'campaign' | 'own-club'
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
	told: Told;
};

/**
 * The rules that hold a report. Good and poor greens are treated alike: only the last one looks at what it says, beside what others say.
 */
export async function rulesOfReport(
	tx: Database,
	{ courseId, userId, networkHash, trapped, openFor, told }: Judged,
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
	const ofCourse = await count(and(inDays(courseId, now, 1, ['published', 'held', 'removed']), ofStrangers(tx, now)));
	if (ofCourse >= CONDITION_LIMITS.courseADay) found.push('course-flood');
	if (campaignOf({ golfer: userId ?? networkHash, told }, await listWitnesses(tx, courseId, now)) !== null)
		found.push('campaign');
	return found;
}

/** The reports of a course in the days that a campaign is looked for in; those that an editor has refused say nothing. */
function listWitnesses(tx: Database, courseId: number, now: Date): Promise<Witness[]> {
	const isNew = sql<boolean>`${ofStrangers(tx, now)}`;
	return tx
		.select({ golfer, told: conditionReports.told, isNew, createdAt: conditionReports.createdAt })
		.from(conditionReports)
		.where(inDays(courseId, now, CAMPAIGN.days, ['published', 'held']));
}

/**
 * Holds what came before it could be seen that it came together: the reports of a flood, or those of a campaign that say what its last
 * one, `told`, says. Whether there were any.
 */
export async function holdTogether(
	tx: Database,
	{
		courseId,
		userId,
		networkHash,
		told,
		heldBy,
	}: Omit<Judged, 'trapped' | 'openFor'> & { heldBy: readonly ConditionRule[] },
	now: Date,
): Promise<boolean> {
	const hold = async (rule: ConditionRule, days: number, alike?: SQL) => {
		const held = await tx
			.update(conditionReports)
			.set({ status: 'held', heldBy: [rule], updatedAt: now })
			.where(and(inDays(courseId, now, days, ['published']), ofStrangers(tx, now), alike))
			.returning({ id: conditionReports.id });
		return held.length > 0;
	};
	const isFlood = heldBy.includes('course-flood') && (await hold('course-flood', 1));
	if (!heldBy.includes('campaign')) return isFlood;
	const kind = campaignOf({ golfer: userId ?? networkHash, told }, await listWitnesses(tx, courseId, now));
	if (kind === null) return isFlood;
	const saysTheSame = sql`${conditionReports.told} ->> ${kind} = ${told[kind]}`;
	return (await hold('campaign', CAMPAIGN.days, saysTheSame)) || isFlood;
}

const newSince = (now: Date) => new Date(now.getTime() - CONDITION_LIMITS.newAccountDays * 24 * HOUR);

const isNew = async (tx: Database, userId: string, now: Date) =>
	(await tx.$count(users, and(eq(users.id, userId), lt(users.createdAt, newSince(now))))) === 0;

/** By visitors or new accounts; what an editor has read and let stand is none of it. */
function ofStrangers(tx: Database, now: Date) {
	const newAccounts = tx
		.select({ id: users.id })
		.from(users)
		.where(gt(users.createdAt, newSince(now)));
	return and(
		or(isNull(conditionReports.userId), inArray(conditionReports.userId, newAccounts)),
		eq(conditionReports.editorRead, false),
	);
}

/** Reports of a course that came in so many days, without samples. */
function inDays(courseId: number, now: Date, days: number, statuses: readonly ConditionReportStatus[]) {
	return and(
		eq(conditionReports.courseId, courseId),
		gt(conditionReports.createdAt, new Date(now.getTime() - days * 24 * HOUR)),
		inArray(conditionReports.status, [...statuses]),
		eq(conditionReports.sample, false),
	);
}
