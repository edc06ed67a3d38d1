import { data } from 'react-router';
import { COURSE_ID } from '#domain/reviews/rules.ts';

/** The number of a course in an address. Throws a 404 for what is none. */
export function requireCourseId(text: string | undefined): number {
	if (!COURSE_ID.test(text ?? '')) throw data(null, { status: 404 });
	return Number(text);
}
