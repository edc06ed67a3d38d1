import { data, redirect } from 'react-router';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { COURSE_FLASHES } from './course-words.ts';
import { requireCourseId } from './require-course-id.server.ts';

/** Leads back to the course's page, which says that it was done or why it was not. Throws a 404 for what is not there. */
export function answerCourse(
	courseId: number,
	outcome: { ok: true } | { ok: false; kind: string },
	done: string,
): Response {
	const flash = outcome.ok ? done : outcome.kind;
	if (!(flash in COURSE_FLASHES)) throw data(null, { status: 404 });
	return redirect(deskPaths.course(courseId, { flash }), 303);
}

/** For addresses that take a form and show nothing: to the course's page, where the form stands. */
export function toCourse({ params }: { params: { id: string } }) {
	return redirect(deskPaths.course(requireCourseId(params.id)));
}
