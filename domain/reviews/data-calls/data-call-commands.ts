import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { countryOf } from '#domain/catalogue/cards.ts';
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

/** `heldBy` are the rules that hold it, none when it was published; `course` is what its address is made of. */
export type TakenReview = {
	reviewId: number;
	heldBy: HoldingRule[];
	course: { slug: string; countrySlug: string };
};

/** `said` is the message for whoever wrote it. */
export type ProgramFailure = { kind: 'refused'; said: string } | { kind: 'key-reused'; said: string };

/** A program has no form to be read: its stamp is as old as if a person had filled one in. */
const READ_FOR_MILLISECONDS = 60_000;

/**
 * Stores what a program sends for the viewer, a member or somebody without an account, by the rules, limits and holding rules of the
 * form: the last name in the text is split off it (decision R2). The same `key` with the same words stores it once; without a key
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
	const stamp = stampOfKey(ctx.secret, ownKey(ctx, key ?? randomBytes(16).toString('hex')), issuedAt);
	const outcome = await submitReview(ctx, parsed.data, stamp);
	if (outcome.ok) {
		const { reviewId, heldBy, course } = outcome.value;
		return success({ reviewId, heldBy, course: { slug: course.slug, countrySlug: countryOf(course.country).slug } });
	}
	switch (outcome.kind) {
		case 'course-unknown':
			return failure({ kind: 'refused', said: FIELD_MESSAGES.courseId });
		case 'played-before-opening':
			return failure({ kind: 'refused', said: FIELD_MESSAGES.playDateBeforeOpening });
		case 'name-taken':
			return failure({ kind: 'refused', said: FIELD_MESSAGES.reviewerNameTaken });
		case 'reviewed-already':
			return failure({ kind: 'refused', said: FIELD_MESSAGES.playDateTaken });
		case 'stamp-reused':
			return failure({ kind: 'key-reused', said: 'This Idempotency-Key was used for another review.' });
		default:
			// The stamp was made a moment ago.
			throw new Error(`a review sent by a program failed: ${outcome.kind}`);
	}
}

/** A member's keys are the member's own: nobody else's call is taken for a second one of theirs. */
const ownKey = ({ viewer }: DomainContext, key: string) => (viewer.kind === 'member' ? `${viewer.userId} ${key}` : key);

/** The form's own rules; the day and the name may be left out, and nobody prints the place of the course. */
export const programSchema = onceADay((latestDay: string) => {
	const fields = reviewFields(latestDay);
	return z.object({
		...fields,
		location: z.literal(''),
		playDate: fields.playDate.nullable(),
		reviewerName: fields.reviewerName.nullable(),
	});
});

/** What a program has sent, by the names of the form's fields. */
export function asFormFields({ course_id, rating, content, date_played, pros = [], cons = [] }: SentByProgram) {
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
