import type { DomainContext } from '#domain/shared/context.ts';
import { latestDayOnEarth } from '#domain/shared/day.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { editReview } from '../authors/edit-commands.ts';
import { getOwnReview } from '../authors/own-queries.ts';
import { FIELD_MESSAGES } from '../field-messages.ts';
import { asFormFields, programSchema, type SentByProgram } from './data-call-commands.ts';

/** A review as its author's program writes it anew, and what it was when it was read. */
export type EditByProgram = Omit<SentByProgram, 'course_id'> & {
	version: number;
	state: 'published' | 'held' | 'rejected';
};

export type EditCallFailure =
	| { kind: 'review-unknown' }
	/** Changed since it was read, by its author or at the desk. */
	| { kind: 'version-changed' }
	/** `field` is the call's own name of what was wrong. */
	| { kind: 'refused'; field: string; said: string };

/**
 * Writes a review of the viewer's anew, by the rules of the form. What a call cannot say (aspects, tees, weather, price, a benefit)
 * stays as it is.
 */
export async function editFromProgram(
	ctx: DomainContext,
	reviewId: number,
	{ version, state, ...sent }: EditByProgram,
): Promise<Result<null, EditCallFailure>> {
	const place = { reviewId, link: null };
	const own = await getOwnReview(ctx, place);
	if (!own) return failure({ kind: 'review-unknown' });
	const fields = { ...own.fields, ...asFormFields({ ...sent, course_id: own.course.id }) };
	const parsed = programSchema(latestDayOnEarth(ctx.now())).safeParse(fields);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		return refused(String(issue?.path[0]), issue?.message ?? '');
	}
	const edited = { ...place, version, rejected: state === 'rejected' };
	const outcome = await editReview(ctx, edited, parsed.data, stampFor(ctx));
	if (outcome.ok) return success(null);
	switch (outcome.kind) {
		case 'review-unknown':
		case 'version-changed':
			return failure({ kind: outcome.kind });
		case 'reviewed-already':
			return refused('playDate', FIELD_MESSAGES.playDateTaken);
		case 'played-before-opening':
			return refused('playDate', FIELD_MESSAGES.playDateBeforeOpening);
		case 'name-taken':
			return refused('reviewerName', FIELD_MESSAGES.reviewerNameTaken);
		default:
			// The course is the review's own, and the stamp was made a moment ago.
			throw new Error(`an edit sent by a program failed: ${outcome.kind}`);
	}
}

/** The names of the form's fields as calls have them. */
const CALL_NAMES: Record<string, string> = {
	reviewText: 'content',
	reviewerName: 'content',
	playDate: 'date_played',
};

const refused = (formField: string, said: string) =>
	failure({ kind: 'refused' as const, field: CALL_NAMES[formField] ?? formField, said });
