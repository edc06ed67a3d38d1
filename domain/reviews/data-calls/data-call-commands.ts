import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { DomainContext } from '#domain/shared/context.ts';
import { latestDayOnEarth, onceADay } from '#domain/shared/day.ts';
import { stampOfKey } from '#domain/shared/forms/stamp.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { submitReview } from '../commands.ts';
import { FIELD_MESSAGES } from '../field-messages.ts';
import type { HoldingRule } from '../holding/holding-rules.ts';
import { reviewFields } from '../rules.ts';
import { decodeName } from './name-codec.ts';

/** A review as a program sends it; a visitor's name stands at the end of `content`. */
export type SentByProgram = {
	course_id: number;
	rating: number;
	content: string;
	date_played?: string | null;
	pros?: string[];
	cons?: string[];
};

/** `heldBy` are the rules that hold it, none when it was published. */
export type TakenReview = { reviewId: number; heldBy: HoldingRule[] };

/** `said` is the message for whoever wrote it. */
export type ProgramFailure = { kind: 'refused'; said: string } | { kind: 'key-reused'; said: string };

/** A program has no form to be read: its stamp is as old as if a person had filled one in. */
const READ_FOR_MILLISECONDS = 60_000;

/**
 * Stores what a program sends for somebody without an account, by the rules, limits and holding rules of the form: the
 * last name in the text is split off it (decision R2). The same `key` with the same words stores it once; without a key
 * each call is one of its own.
 */
export async function submitFromProgram(
	ctx: DomainContext,
	sent: SentByProgram,
	key: string | null,
): Promise<Result<TakenReview, ProgramFailure>> {
	const parsed = programSchema(latestDayOnEarth(ctx.now())).safeParse(asFormFields(sent));
	if (!parsed.success) return failure({ kind: 'refused', said: parsed.error.issues[0]?.message ?? '' });
	const issuedAt = new Date(ctx.now().getTime() - READ_FOR_MILLISECONDS);
	const stamp = stampOfKey(ctx.secret, key ?? randomBytes(16).toString('hex'), issuedAt);
	const outcome = await submitReview(ctx, parsed.data, stamp);
	if (outcome.ok) return success({ reviewId: outcome.value.reviewId, heldBy: outcome.value.heldBy });
	switch (outcome.kind) {
		case 'course-unknown':
			return failure({ kind: 'refused', said: FIELD_MESSAGES.courseId });
		case 'played-before-opening':
			return failure({ kind: 'refused', said: FIELD_MESSAGES.playDateBeforeOpening });
		case 'name-taken':
			return failure({ kind: 'refused', said: FIELD_MESSAGES.reviewerNameTaken });
		case 'stamp-reused':
			return failure({ kind: 'key-reused', said: 'This Idempotency-Key was used for another review.' });
		default:
			// A visitor has no earlier review, and the stamp was made a moment ago.
			throw new Error(`a review sent by a program failed: ${outcome.kind}`);
	}
}

/** The form's own rules; the day and the name may be left out, and nobody prints the place of the course. */
const programSchema = onceADay((latestDay: string) => {
	const fields = reviewFields(latestDay);
	return z.object({
		...fields,
		location: z.literal(''),
		playDate: fields.playDate.nullable(),
		reviewerName: fields.reviewerName.nullable(),
	});
});

function asFormFields({ course_id, rating, content, date_played, pros = [], cons = [] }: SentByProgram) {
	const { text, name } = decodeName(content.trimEnd());
	const oneALine = (points: string[]) => points.map((point) => point.replace(/[\r\n]+/g, ' ')).join('\n');
	return {
		location: '',
		courseId: String(course_id),
		rating: String(rating),
		playDate: date_played ?? null,
		reviewText: text,
		reviewerName: name,
		pros: oneALine(pros),
		cons: oneALine(cons),
	};
}
