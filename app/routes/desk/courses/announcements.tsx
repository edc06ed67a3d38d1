import { data } from 'react-router';
import { Announcements } from '#app/features/announcements/announcements.tsx';
import { changeAnnouncement, readAnnouncements } from '#app/features/announcements/change-announcement.server.ts';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { requireCourseId } from '#app/features/desk/courses/require-course-id.server.ts';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { getWholeCourse } from '#domain/course-desk/queries.ts';
import type { Route } from './+types/announcements';

export const handle: RouteHandle = {
	kind: 'reading',
	query: ['announcement'],
	choices: { change: ['end'], flash: ['announced', 'changed', 'ended'] },
	writes: 'editor',
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const id = requireCourseId(params.id);
	const [course, read] = await Promise.all([getWholeCourse(ctx, id), readAnnouncements(ctx, request, id)]);
	if (!course) throw data(null, { status: 404 });
	return { id, course: { name: course.name, country: course.country }, ...read };
}

export function action({ request, params, context }: Route.ActionArgs) {
	const courseId = requireCourseId(params.id);
	return changeAnnouncement(context.get(domainContext), request, {
		who: { as: 'editors', courseId },
		at: (query) => deskPaths.announcements(courseId, query),
	});
}

export const meta = () => deskMeta('Announcements of a club');

export default function DeskAnnouncements({ loaderData, actionData }: Route.ComponentProps) {
	const { id, course, flash, ...read } = loaderData;
	const again = actionData?.kind === 'again' ? actionData : undefined;
	return (
		<DeskPage
			title="Announcements of a club"
			aside={<a href={deskPaths.course(id)}>Back to the course</a>}
			flash={again ? undefined : flash}
			narrow
		>
			<p>
				What{' '}
				<strong>
					<CourseName course={course} />
				</strong>{' '}
				has told us, from its first day to its last. Readers are told that our editors say so; it ends by itself.
			</p>
			<Announcements read={read} again={again} at={(query) => deskPaths.announcements(id, query)} />
		</DeskPage>
	);
}
