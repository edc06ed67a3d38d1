import { type SuggestionFailure, suggestCourse } from '#domain/catalogue/commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { earliestDayOnEarth, latestDayOnEarth } from '#domain/shared/day.ts';
import type { SubmissionFailure } from '#domain/shared/forms/submission.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { type CheckInInput, WORST_ACCURACY_METRES } from './check-in-rules.ts';

export type HereFailure = { kind: 'not-signed-in' } | { kind: 'other-day' } | { kind: 'too-vague' } | SuggestionFailure;

/**
 * A member who was turned away at a course says that they stand on it: their position goes to the desk as a suggestion to mend the
 * course's, and the answer to their address. Fails as a check-in does where the day or the position says nothing, and as
 * `suggestCourse` does.
 */
export async function sayHere(
	ctx: DomainContext,
	slug: string,
	{ latitude, longitude, accuracy, day }: CheckInInput,
	stamp: string,
): Promise<Result<null, HereFailure | SubmissionFailure>> {
	const { viewer } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	if (day < earliestDayOnEarth(ctx.now()) || day > latestDayOnEarth(ctx.now())) return failure({ kind: 'other-day' });
	if (accuracy > WORST_ACCURACY_METRES) return failure({ kind: 'too-vague' });
	const words = `“I am here”: a member who could not check in on ${day} stood at ${latitude.toFixed(5)}, ${longitude.toFixed(5)}, known to ${Math.max(1, Math.round(accuracy))} m.`;
	const input = { locality: null, website: null, words, email: viewer.email };
	const sent = await suggestCourse(ctx, { course: slug, input }, { stamp, trapped: false });
	return sent.ok ? success(null) : sent;
}
