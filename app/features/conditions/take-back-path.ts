import { type CourseAddress, paths, withQuery } from '#app/lib/paths.ts';

type Query = { link?: string | null; done?: string };

/** Where whoever has sent a report of conditions takes it back: members by who they are, visitors by the link they were given. */
export const takeBackPath = (course: CourseAddress, report: number, query: Query = {}) =>
	withQuery(`${paths.reportConditions(course)}/${report}/removal`, query);
