import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courseSuggestions, courses } from '#database/schema/catalogue.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { answerOnce, type SubmissionFailure } from '../shared/forms/submission.ts';
import { judgeSending, type Sending } from '../shared/forms/suspicion.ts';
import { noteOrigin } from '../shared/item-origin.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { getCountry } from './places/countries.ts';
import type { CourseFactsInput, NewCourseInput } from './rules.ts';
import { isSlug } from './slug.ts';

export type SuggestionFailure = { kind: 'country-unknown' } | { kind: 'course-unknown' };

/** What is suggested: a course that is missing, or facts of the course with the slug `course`. */
export type CourseSuggestion = { course: null; input: NewCourseInput } | { course: string; input: CourseFactsInput };

/**
 * Keeps a suggestion for the desk (decisions C8, C12) and acknowledges it where an address was given. The stamp makes it
 * happen once. Fails with `country-unknown`,
 * `course-unknown` or what `answerOnce` says of the stamp; throws when the database does.
 */
export async function suggestCourse(
	ctx: DomainContext,
	suggestion: CourseSuggestion,
	sending: Sending,
): Promise<Result<{ suggestionId: number }, SuggestionFailure | SubmissionFailure>> {
	return answerOnce<{ suggestionId: number }, SuggestionFailure>(
		ctx,
		{ form: 'course suggestion', stamp: sending.stamp, body: suggestion },
		async (tx) => {
			const about = await subjectOf(tx, suggestion);
			if (!about.ok) return about;
			const { locality, website, words, email } = suggestion.input;
			const suspicion = await judgeSending(tx, ctx, { form: 'suggestion', email: email ?? null, sending });
			const [row] = await tx
				.insert(courseSuggestions)
				.values({ ...about.value, locality, website, words, email, suspicion, createdAt: ctx.now() })
				.returning({ suggestionId: courseSuggestions.id });
			if (!row) throw new Error('the suggestion was not stored');
			await noteOrigin(tx, ctx, { kind: 'suggestion', id: row.suggestionId }, words ?? '');
			if (email && suspicion === null) {
				await postLetter(tx, { message: 'suggestion-received', recipient: email, data: {} }, ctx.now());
			}
			return success(row);
		},
	);
}

type Subject = { courseId: number | null; name: string; country: string };

async function subjectOf(tx: Database, suggestion: CourseSuggestion): Promise<Result<Subject, SuggestionFailure>> {
	if (suggestion.course === null) {
		const { name, country } = suggestion.input;
		return getCountry(country) ? success({ courseId: null, name, country }) : failure({ kind: 'country-unknown' });
	}
	if (!isSlug(suggestion.course)) return failure({ kind: 'course-unknown' });
	const [course] = await tx
		.select({ courseId: courses.id, name: courses.name, country: courses.country })
		.from(courses)
		.where(eq(courses.slug, suggestion.course));
	return course ? success(course) : failure({ kind: 'course-unknown' });
}
