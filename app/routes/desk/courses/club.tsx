import { data } from 'react-router';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { answerCourse } from '#app/features/desk/courses/answer-course.server.ts';
import { ClubForm } from '#app/features/desk/courses/club-form.tsx';
import { COURSE_FLASHES } from '#app/features/desk/courses/course-words.ts';
import { requireCourseId } from '#app/features/desk/courses/require-course-id.server.ts';
import { refusalStatus } from '#app/features/desk/deciding/refusal-status.ts';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { changeClub } from '#domain/course-desk/clubs/club-commands.ts';
import { getDeskClub } from '#domain/course-desk/clubs/club-queries.ts';
import { getWholeCourse } from '#domain/course-desk/queries.ts';
import type { Route } from './+types/club';

export const handle: RouteHandle = { kind: 'reading', writes: 'editor' };

export async function loader({ params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const id = requireCourseId(params.id);
	const [course, club] = await Promise.all([getWholeCourse(ctx, id), getDeskClub(ctx, id)]);
	if (!course) throw data(null, { status: 404 });
	return { id, course: { name: course.name, country: course.country }, club: club?.name ?? '' };
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const courseId = requireCourseId(params.id);
	const club = textOf(await readForm(request, ['club']), 'club');
	const outcome = await changeClub(context.get(domainContext), courseId, club);
	const error = outcome.ok ? undefined : COURSE_FLASHES[outcome.kind];
	if (outcome.ok || error === undefined) return answerCourse(courseId, outcome, 'club-changed');
	return data({ club, error }, { status: refusalStatus(outcome.kind) });
}

export const meta = () => deskMeta('Change the club');

export default function DeskCourseClub({ loaderData: { id, course, club }, actionData: again }: Route.ComponentProps) {
	return (
		<DeskPage title="Change the club" aside={<a href={deskPaths.course(id)}>Back to the course</a>}>
			<p>
				<strong>
					<CourseName course={course} />
				</strong>
			</p>
			<ClubForm courseId={id} club={club} again={again} />
		</DeskPage>
	);
}
