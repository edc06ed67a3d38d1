import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { clubAnnouncements } from '#database/schema/conditions.ts';
import type { DomainContext } from '../../shared/context.ts';
import { type DeskAction, recordDecision } from '../../shared/desk/desk-log.ts';
import { answerOnce, type SubmissionFailure } from '../../shared/forms/submission.ts';
import { failure, type Result, success } from '../../shared/result.ts';
import { inTransaction } from '../../shared/transaction.ts';
import { ANNOUNCEMENT_LIMITS } from './announcement-limits.ts';
import type { AnnouncementInput } from './announcement-rules.ts';
import { spanOf } from './place-days.ts';
import { type Announcer, speaksFor } from './speaker.ts';

export type AnnouncementFailure =
	/** There is no such course, or the viewer may not announce anything of it: which of them is not told. */
	| { kind: 'not-found' }
	| { kind: 'course-closed' }
	/** The last day is over at the course. */
	| { kind: 'over' }
	| { kind: 'too-many' }
	/** The announcement that is to be changed has ended, or is another course's. */
	| { kind: 'gone' };

type Outcome = Result<{ announcementId: number }, AnnouncementFailure | SubmissionFailure>;

/** Announces something of a course for its club, as one who speaks for it or as an editor. The stamp makes it happen once. */
export function announce(
	ctx: DomainContext,
	who: Announcer,
	input: AnnouncementInput,
	stamp: string,
): Promise<Outcome> {
	return write(ctx, who, { stamp, body: input, action: 'announcement made' }, async (tx, { course, values }) => {
		const now = values.changedAt;
		const open = and(eq(clubAnnouncements.courseId, course.id), isNull(clubAnnouncements.endedAt));
		const there = await tx.$count(clubAnnouncements, and(open, gt(clubAnnouncements.endsAt, now)));
		if (there >= ANNOUNCEMENT_LIMITS.atATime) return failure({ kind: 'too-many' });
		const span = spanOf(course, input.firstDay, input.lastDay);
		if (span.endsAt <= now) return failure({ kind: 'over' });
		const [row] = await tx
			.insert(clubAnnouncements)
			.values({ ...values, ...input, ...span, courseId: course.id, createdAt: now })
			.returning({ announcementId: clubAnnouncements.id });
		if (!row) throw new Error('an announcement was not stored');
		return success({ ...row, before: null, after: input });
	});
}

/** Changes what is announced and has not ended. Fails as `AnnouncementFailure` lists, or as a form's stamp does. */
export function editAnnouncement(
	ctx: DomainContext,
	who: Announcer,
	id: number,
	{ input, stamp }: { input: AnnouncementInput; stamp: string },
): Promise<Outcome> {
	const form = { stamp, body: { id, ...input }, action: 'announcement edited' } as const;
	return write(ctx, who, form, async (tx, { course, values }) => {
		const was = await lockLiving(tx, course.id, id, ctx.now());
		if (!was) return failure({ kind: 'gone' });
		const span = spanOf(course, input.firstDay, input.lastDay);
		if (span.endsAt <= ctx.now()) return failure({ kind: 'over' });
		await tx
			.update(clubAnnouncements)
			.set({ ...values, ...input, ...span })
			.where(eq(clubAnnouncements.id, id));
		return success({ announcementId: id, before: inputOf(was), after: input });
	});
}

/** Ends an announcement at once, also one that has not begun. One that has ended already is `gone`. */
export async function endAnnouncement(
	ctx: DomainContext,
	who: Announcer,
	id: number,
): Promise<Result<{ announcementId: number }, AnnouncementFailure>> {
	let changed: number | null = null;
	const outcome = await inTransaction<Result<{ announcementId: number }, AnnouncementFailure>>(ctx, async (tx) => {
		const speaker = await speaksFor(tx, ctx.viewer, who);
		if (!speaker) return failure({ kind: 'not-found' });
		const was = await lockLiving(tx, speaker.course.id, id, ctx.now());
		if (!was) return failure({ kind: 'gone' });
		const now = ctx.now();
		await tx.update(clubAnnouncements).set({ endedAt: now, changedAt: now }).where(eq(clubAnnouncements.id, id));
		if (speaker.byEditor)
			await record(tx, ctx, 'announcement ended', { courseId: speaker.course.id, before: inputOf(was), after: null });
		changed = speaker.course.id;
		return success({ announcementId: id });
	});
	if (changed !== null) ctx.changes.add(`course:${changed}`);
	return outcome;
}

type Course = { id: number; latitude: number | null; longitude: number | null };
type Writing = { course: Course; values: { userId: string; byEditor: boolean; changedAt: Date; sample: boolean } };
type Written = { announcementId: number; before: AnnouncementInput | null; after: AnnouncementInput };

async function write(
	ctx: DomainContext,
	who: Announcer,
	{ stamp, body, action }: { stamp: string; body: object; action: DeskAction },
	work: (tx: Database, writing: Writing) => Promise<Result<Written, AnnouncementFailure>>,
): Promise<Outcome> {
	const userId = ctx.viewer.kind === 'member' ? ctx.viewer.userId : null;
	let changed: number | null = null;
	const submission = { form: 'announcement', stamp, body: { ...who, ...body, userId } };
	const outcome = await answerOnce<{ announcementId: number }, AnnouncementFailure>(ctx, submission, async (tx) => {
		const speaker = await speaksFor(tx, ctx.viewer, who);
		if (!speaker) return failure({ kind: 'not-found' });
		const { course, byEditor, viewer } = speaker;
		if (course.closedOn !== null) return failure({ kind: 'course-closed' });
		// A sample that somebody changes is theirs from then on.
		const values = { userId: viewer.userId, byEditor, changedAt: ctx.now(), sample: false };
		const written = await work(tx, { course, values });
		if (!written.ok) return written;
		const { announcementId, before, after } = written.value;
		if (byEditor) await record(tx, ctx, action, { courseId: course.id, before, after });
		changed = course.id;
		return success({ announcementId });
	});
	if (changed !== null) ctx.changes.add(`course:${changed}`);
	return outcome;
}

/** The announcement of the course, where it has not ended. */
async function lockLiving(tx: Database, courseId: number, id: number, now: Date) {
	const { endedAt, endsAt } = clubAnnouncements;
	const living = and(eq(clubAnnouncements.courseId, courseId), isNull(endedAt), gt(endsAt, now));
	const [row] = await tx
		.select()
		.from(clubAnnouncements)
		.where(and(eq(clubAnnouncements.id, id), living))
		.for('update');
	return row;
}

const inputOf = ({ kind, firstDay, lastDay }: AnnouncementInput): AnnouncementInput => ({ kind, firstDay, lastDay });

/** What an editor says for a club stands in the log; what the club says itself is no decision of ours. */
function record(
	tx: Database,
	ctx: DomainContext,
	action: DeskAction,
	{ courseId, before, after }: { courseId: number; before: object | null; after: object | null },
) {
	const told = { before: before && { ...before }, after: after && { ...after } };
	return recordDecision(tx, ctx, { action, thing: { kind: 'course', id: courseId }, ...told });
}
