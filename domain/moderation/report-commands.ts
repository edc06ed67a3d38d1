import { and, eq, gt, or } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { lists } from '#database/schema/lists.ts';
import { reports } from '#database/schema/moderation.ts';
import { reviews } from '#database/schema/reviews.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import { keysOfCover } from '../pictures/cover-commands.ts';
import { type Allowance, takeAllowance } from '../shared/allowance.ts';
import type { DomainContext } from '../shared/context.ts';
import { readStamp } from '../shared/forms/stamp.ts';
import { answerOnce, type SubmissionFailure } from '../shared/forms/submission.ts';
import { MESSAGES_A_DAY, type Sending, type Suspicion, suspicionOf } from '../shared/forms/suspicion.ts';
import { noteOrigin } from '../shared/item-origin.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { makeReference } from '../support/reference.ts';
import type { ReportedThing, ReportInput } from './report-rules.ts';
import { getReported, type Reported } from './reported-queries.ts';

export type ReportFailure =
	| { kind: 'thing-unknown' }
	/** Who wrote it may edit or delete it. */
	| { kind: 'own-review' };

/** Reports that one network may send: ten at once, then one in twenty minutes. */
const OF_NETWORK: Allowance = { name: 'reports of a network', burst: 10, perSecond: 1 / 1_200 };
/** So many reports about one course or list are taken in full from one address in a month: an owner who reports every bad review (S53). */
const OF_COURSE = 3;
const MONTH_MILLISECONDS = 30 * 24 * 3_600_000;
const DAY_MILLISECONDS = 24 * 3_600_000;

/**
 * Keeps a report of something that everybody can see and acknowledges it by letter (decision R5, Article 16 of the Digital
 * Services Act). What looks like a machine's or is part of a flood is kept and answered like any other, but no letter goes
 * out and the desk sees it last (S53, S54). The stamp makes it happen once, and a member who reports again what is still
 * open gets the number of the first report. Fails with `thing-unknown`, `own-review` or what `answerOnce` says of the stamp.
 */
export async function sendReport(
	ctx: DomainContext,
	thing: ReportedThing,
	input: ReportInput,
	sending: Sending,
): Promise<Result<{ reference: string }, ReportFailure | SubmissionFailure>> {
	const { viewer } = ctx;
	const submission = { form: 'report', stamp: sending.stamp, body: { thing, input } };
	return answerOnce<{ reference: string }, ReportFailure>(ctx, submission, async (tx) => {
		const reported = await getReported({ db: tx, now: ctx.now }, thing);
		if (!reported) return failure({ kind: 'thing-unknown' });
		const userId = viewer.kind === 'member' ? viewer.userId : null;
		if (userId !== null && (await isOwn(tx, userId, reported))) return failure({ kind: 'own-review' });
		const earlier = userId === null ? null : await openReportOf(tx, userId, reported);
		if (earlier !== null) return success({ reference: earlier });
		const suspicion = await judge(tx, ctx, { email: input.email, reported, sending });
		const { goodFaith: _, ...said } = input;
		const reference = makeReference();
		const [kept] = await tx
			.insert(reports)
			.values({ ...said, ...idsOf(reported), reference, userId, suspicion, createdAt: ctx.now() })
			.returning({ id: reports.id });
		if (!kept) throw new Error('the report was not stored');
		await noteOrigin(tx, ctx, { kind: 'report', ...kept }, input.words);
		// A cover that is reported does not stand until the report is decided.
		if (reported.photographId !== null)
			for (const key of await keysOfCover(tx, reported.photographId)) ctx.changes.add(key);
		if (suspicion === null) await acknowledge(tx, ctx, reference, input, reported);
		return success({ reference });
	});
}

/** The course, where there is one, stands with every report, so that the desk sees them together. */
const idsOf = ({ kind, course, list, reviewId, photographId, conditionsId, version }: Reported) => ({
	kind,
	reviewId,
	photographId,
	conditionsId,
	version,
	courseId: course?.id ?? null,
	listId: list?.id ?? null,
});

/** The member's own review, list or report of conditions, or a photograph of the review. */
async function isOwn(tx: Database, userId: string, { reviewId, list, conditionsId }: Reported): Promise<boolean> {
	if (list !== null) return (await tx.$count(lists, and(eq(lists.id, list.id), eq(lists.userId, userId)))) > 0;
	if (conditionsId !== null) {
		const own = and(eq(conditionReports.id, conditionsId), eq(conditionReports.userId, userId));
		return (await tx.$count(conditionReports, own)) > 0;
	}
	if (reviewId === null) return false;
	return (await tx.$count(reviews, and(eq(reviews.id, reviewId), eq(reviews.userId, userId)))) > 0;
}

/** The number of the member's report of the same thing that is not decided yet, or null. */
async function openReportOf(tx: Database, userId: string, reported: Reported): Promise<string | null> {
	const { kind, courseId, listId, reviewId, photographId, conditionsId } = idsOf(reported);
	const [row] = await tx
		.select({ reference: reports.reference })
		.from(reports)
		.where(
			and(
				eq(reports.userId, userId),
				eq(reports.status, 'open'),
				eq(reports.kind, kind),
				courseId === null ? undefined : eq(reports.courseId, courseId),
				listId === null ? undefined : eq(reports.listId, listId),
				reviewId === null ? undefined : eq(reports.reviewId, reviewId),
				photographId === null ? undefined : eq(reports.photographId, photographId),
				conditionsId === null ? undefined : eq(reports.conditionsId, conditionsId),
			),
		)
		.limit(1);
	return row?.reference ?? null;
}

async function judge(
	tx: Database,
	ctx: DomainContext,
	{ email, reported, sending }: { email: string; reported: Reported; sending: Sending },
): Promise<Suspicion | null> {
	const now = ctx.now();
	const stamp = readStamp(ctx.secret, sending.stamp, now);
	const issuedAt = stamp.ok ? stamp.value.issuedAt : now;
	const sentBefore = await countSince(tx, new Date(now.getTime() - DAY_MILLISECONDS), eq(reports.email, email));
	const suspicion = suspicionOf({ trapped: sending.trapped, now, issuedAt, flooding: sentBefore >= MESSAGES_A_DAY });
	if (suspicion !== null) return suspicion;
	if ((await countAlike(tx, ctx, email, reported)) >= OF_COURSE) return 'flood';
	return (await takeAllowance({ ...ctx, db: tx }, OF_NETWORK, ctx.client.network)) === null ? null : 'flood';
}

/** Reports of the same address or the same account about one course, or one list, in a month. */
function countAlike(tx: Database, { viewer, now }: DomainContext, email: string, reported: Reported) {
	const { courseId, listId } = idsOf(reported);
	const sender = viewer.kind === 'member' ? eq(reports.userId, viewer.userId) : undefined;
	const since = new Date(now().getTime() - MONTH_MILLISECONDS);
	const about = courseId === null ? eq(reports.listId, listId ?? 0) : eq(reports.courseId, courseId);
	return countSince(tx, since, and(about, or(eq(reports.email, email), sender)));
}

const countSince = (tx: Database, since: Date, which: ReturnType<typeof and>) =>
	tx.$count(reports, and(which, gt(reports.createdAt, since)));

function acknowledge(
	tx: Database,
	ctx: DomainContext,
	reference: string,
	{ name, email }: ReportInput,
	{ kind, course }: Reported,
) {
	const data = {
		firstName: firstOf(name),
		reference,
		reported: kind,
		course: course?.name ?? '',
		at: ctx.now().toISOString(),
	};
	return postLetter(tx, { message: 'report-received', recipient: email, data }, ctx.now());
}

/** The first of somebody's names, for the greeting. */
export const firstOf = (name: string) => name.split(' ')[0] ?? '';
