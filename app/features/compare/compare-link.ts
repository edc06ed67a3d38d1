import { nameLanguage } from '../course-card/course-name.tsx';

type ComparedCourse = Parameters<typeof nameLanguage>[0];

/** What a link to the comparison says of its course, for the script that puts it into the tray instead of following the link. */
export const compareLink = (course: ComparedCourse) => ({
	'data-compare': course.name,
	'data-lang': nameLanguage(course)?.lang,
});
