import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { type Allowance, takeAllowance } from '../shared/allowance.ts';
import type { DomainContext } from '../shared/context.ts';
import { earliestDayOnEarth } from '../shared/day.ts';
import { readStamp, WAITING_LIFE_MILLISECONDS } from '../shared/forms/stamp.ts';
import { answerOnce, type SubmissionFailure } from '../shared/forms/submission.ts';
import type { Sending } from '../shared/forms/suspicion.ts';
import { networkHashOf } from '../shared/network-hash.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { observedAt } from './course-day.ts';
import { type ConditionRule, holdTogether, rulesOfReport } from './holding.ts';
import { attachPhotograph } from './photograph-commands.ts';
import type { ConditionInput } from './report-rules.ts';

const DAY_MILLISECONDS = 24 * 3_600_000;
/** Reports that a member, or all visitors of one network, may send: so many at once, and as many a day. */
const OF_MEMBER: Allowance = { name: 'conditions of a member', burst: 12, perSecond: 12 / 86_400 };
const OF_NETWORK: Allowance = { name: 'conditions of a network', burst: 20, perSecond: 20 / 86_400 };

export type ConditionFailure =
	| { kind: 'course-unknown' }
	| { kind: 'course-closed' }
	/** Neither today nor yesterday when the form was opened, wherever on Earth that was. */
	| { kind: 'day-too-early' }
	| { kind: 'too-many' };

/** What is told of a report that was taken; the rules that hold it until an editor has read it, none where it is said at once. */
export type SentReport = { reportId: number; heldBy: ConditionRule[] };

/**
 * Keeps what a golfer tells of a course as it was today or yesterday (N1), a member's or a visitor's: said at once, or held by the
 * rules in `holding.ts`. Its photograph, if it came with one, is shown once its sizes are made. The stamp makes it happen once. Fails
 * with what `ConditionFailure` lists, or as a form's stamp does.
 */
export async function reportConditions(
	ctx: DomainContext,
	slug: string,
	{ day, told, photographId }: ConditionInput,
	{ stamp, trapped }: Sending,
): Promise<Result<SentReport, ConditionFailure | SubmissionFailure>> {
	const userId = ctx.viewer.kind === 'member' ? ctx.viewer.userId : null;
	// A photograph that is sent once more has another id, and is the same report.
	const submission = { form: 'conditions', stamp, body: { slug, day, told, userId }, mayWait: true };
	let changed: number | null = null;
	const outcome = await answerOnce<SentReport, ConditionFailure>(ctx, submission, async (tx) => {
		const now = ctx.now();
		const networkHash = networkHashOf(ctx);
		const course = await courseToReport(tx, slug, [networkHash, userId]);
		if (!course) return failure({ kind: 'course-unknown' });
		if (course.closedOn !== null) return failure({ kind: 'course-closed' });
		const opened = readStamp(ctx.secret, stamp, now, WAITING_LIFE_MILLISECONDS);
		if (day < earliestDay(opened.ok ? opened.value.issuedAt : now)) return failure({ kind: 'day-too-early' });
		const [allowance, who] = userId === null ? [OF_NETWORK, ctx.client.network] : [OF_MEMBER, userId];
		if ((await takeAllowance({ ...ctx, db: tx }, allowance, who)) !== null) return failure({ kind: 'too-many' });
		const from = { courseId: course.id, userId, networkHash };
		const openFor = opened.ok ? now.getTime() - opened.value.issuedAt.getTime() : 0;
		const heldBy = await rulesOfReport(tx, { ...from, trapped, openFor, told }, now);
		const [row] = await tx
			.insert(conditionReports)
			.values({
				...from,
				byMember: userId !== null,
				day,
				told,
				observedAt: observedAt(course.longitude, day, now),
				status: heldBy.length > 0 ? 'held' : 'published',
				heldBy,
				createdAt: now,
				updatedAt: now,
			})
			.returning({ reportId: conditionReports.id });
		if (!row) throw new Error('a report of conditions was not stored');
		if (photographId !== null) await attachPhotograph(tx, ctx, photographId, { ...row, courseId: course.id });
		const isTogether = await holdTogether(tx, { ...from, told, heldBy }, now);
		if (heldBy.length === 0 || isTogether) changed = course.id;
		return success({ ...row, heldBy });
	});
	if (changed !== null) ctx.changes.add(`course:${changed}`);
	return outcome;
}

/** The day before the one that it was where the day begins last, so that it is yesterday somewhere. */
const earliestDay = (openedAt: Date) => earliestDayOnEarth(new Date(openedAt.getTime() - DAY_MILLISECONDS));

/** The course; reports of it, of one network and of one member are taken one after the other, so that floods are counted right. */
async function courseToReport(tx: Database, slug: string, senders: readonly (string | null)[]) {
	const [course] = await tx
		.select({ id: courses.id, longitude: courses.longitude, closedOn: courses.closedOn })
		.from(courses)
		.where(eq(courses.slug, slug));
	if (!course) return undefined;
	const turns = [...senders.filter((sender) => sender !== null), course.id].map((name) => `conditions of ${name}`);
	for (const turn of turns) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
	return course;
}
