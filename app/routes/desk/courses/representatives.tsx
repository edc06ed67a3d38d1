import { data, redirect } from 'react-router';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { COURSE_FLASHES } from '#app/features/desk/courses/course-words.ts';
import { Representatives } from '#app/features/desk/courses/representatives.tsx';
import { requireCourseId } from '#app/features/desk/courses/require-course-id.server.ts';
import { refusalStatus } from '#app/features/desk/deciding/refusal-status.ts';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { getDealings } from '#domain/course-desk/dealings-queries.ts';
import { getWholeCourse } from '#domain/course-desk/queries.ts';
import { appointRepresentativeOf } from '#domain/course-desk/representative-commands.ts';
import type { Route } from './+types/representatives';

/** Whoever speaks for a club is believed by readers, so appointing one asks for the second factor anew. */
export const handle: RouteHandle = {
	kind: 'reading',
	choices: { flash: ['appointed', 'removed'] },
	fresh: true,
	writes: 'editor',
};

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const id = requireCourseId(params.id);
	const [course, { representatives }] = await Promise.all([getWholeCourse(ctx, id), getDealings(ctx, id)]);
	if (!course) throw data(null, { status: 404 });
	return { course, representatives, flash: COURSE_FLASHES[new URL(request.url).searchParams.get('flash') ?? ''] };
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const courseId = requireCourseId(params.id);
	const email = textOf(await readForm(request, ['email']), 'email');
	const outcome = await appointRepresentativeOf(context.get(domainContext), courseId, email);
	if (outcome.ok) return redirect(deskPaths.representatives(courseId, { flash: 'appointed' }), 303);
	const error = COURSE_FLASHES[outcome.kind];
	if (error === undefined) throw data(null, { status: 404 });
	return data({ email, error }, { status: refusalStatus(outcome.kind) });
}

export const meta = () => deskMeta('Club representatives');

export default function DeskRepresentatives({ loaderData, actionData: again }: Route.ComponentProps) {
	const { course, representatives, flash } = loaderData;
	return (
		<DeskPage
			title="Club representatives"
			aside={<a href={deskPaths.course(course.id)}>Back to the course</a>}
			flash={again ? undefined : flash}
		>
			<p>
				They may answer reviews of <CourseName course={course} /> in the club’s name, and announce for it what stands on
				its page.
			</p>
			<Representatives courseId={course.id} representatives={representatives} again={again} />
		</DeskPage>
	);
}
