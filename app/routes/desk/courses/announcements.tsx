import { data } from 'react-router';
import { AnnouncementForm } from '#app/features/conditions/announcement-form.tsx';
import { AnnouncementList } from '#app/features/conditions/announcement-list.tsx';
import {
	ANNOUNCEMENT_FLASHES,
	announcementIn,
	changeAnnouncement,
} from '#app/features/conditions/change-announcement.server.ts';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { requireCourseId } from '#app/features/desk/courses/require-course-id.server.ts';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { FormSays } from '#app/ui/forms/form-parts.tsx';
import { getAnnouncements } from '#domain/conditions/announcements/announcement-queries.ts';
import { getWholeCourse } from '#domain/course-desk/queries.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
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
	const [course, announcements] = await Promise.all([getWholeCourse(ctx, id), getAnnouncements(ctx, id)]);
	if (!course) throw data(null, { status: 404 });
	const { searchParams } = new URL(request.url);
	const asked = announcementIn(searchParams);
	const editing = announcements.find((one) => one.id === asked) ?? null;
	if (asked !== null && !editing) throw data(null, { status: 404 });
	const flash = ANNOUNCEMENT_FLASHES[searchParams.get('flash') ?? ''];
	return {
		id,
		course: { name: course.name, country: course.country },
		announcements,
		editing,
		flash,
		stamp: stampFor(ctx),
	};
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
	const { id, course, announcements, editing, flash, stamp } = loaderData;
	const again = actionData?.kind === 'again' ? actionData : undefined;
	const at = (query: Parameters<typeof deskPaths.announcements>[1]) => deskPaths.announcements(id, query);
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
				has told us for days from and to. Readers are told that our editors say so; it ends by itself.
			</p>
			<AnnouncementList announcements={announcements} at={at} />
			<FormSays notice={again?.notice} failed={again?.failed} />
			<AnnouncementForm
				key={stamp}
				action={at(editing ? { announcement: editing.id } : {})}
				stamp={again?.stamp ?? stamp}
				again={again}
				editing={editing}
			/>
		</DeskPage>
	);
}
