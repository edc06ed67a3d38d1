import { eq } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import type { DomainContext } from '../shared/context.ts';
import { isCalendarDay, latestDayOnEarth } from '../shared/day.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { cleanText } from '../shared/text/text.ts';
import { inTransaction } from '../shared/transaction.ts';
import { lockWholeCourse } from './edit-commands.ts';

export type ClosingFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'course-unknown' }
	/** No day of the calendar, or one that is still to come. */
	| { kind: 'day-wrong' }
	/** It is closed already, or open already. */
	| { kind: 'decided-already' };

type Outcome = Result<object, ClosingFailure>;
const LONGEST_WORDS = 500;

/**
 * Notes that a course can no longer be played since `closedOn` (YYYY-MM-DD): its page says so and keeps its reviews, and
 * no list, search or map shows it any more. Fails as `ClosingFailure` lists.
 */
export async function closeCourse(
	ctx: DomainContext,
	courseId: number,
	{ closedOn, words }: { closedOn: string; words: string },
): Promise<Outcome> {
	if (!isCalendarDay(closedOn) || closedOn > latestDayOnEarth(ctx.now())) return failure({ kind: 'day-wrong' });
	return setClosed(ctx, courseId, { closedOn, words });
}

/** Brings a closed course back into the lists. Fails as `ClosingFailure` lists. */
export async function reopenCourse(ctx: DomainContext, courseId: number): Promise<Outcome> {
	return setClosed(ctx, courseId, { closedOn: null, words: '' });
}

async function setClosed(
	ctx: DomainContext,
	courseId: number,
	{ closedOn, words }: { closedOn: string | null; words: string },
): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const outcome = await inTransaction<Outcome>(ctx, async (tx) => {
		const row = await lockWholeCourse(tx, courseId);
		if (!row) return failure({ kind: 'course-unknown' });
		if ((row.closedOn === null) === (closedOn === null)) return failure({ kind: 'decided-already' });
		await tx.update(courses).set({ closedOn, updatedAt: ctx.now() }).where(eq(courses.id, courseId));
		await recordDecision(tx, ctx, {
			action: closedOn === null ? 'course reopened' : 'course closed',
			thing: { kind: 'course', id: courseId },
			words: cleanText(words).slice(0, LONGEST_WORDS) || null,
			before: { closedOn: row.closedOn },
			after: { closedOn },
		});
		return success({});
	});
	if (outcome.ok) for (const key of [`course:${courseId}`, 'ranking', 'catalogue']) ctx.changes.add(key);
	return outcome;
}
