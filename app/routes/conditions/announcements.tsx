import { data } from 'react-router';
import { announcePath } from '#app/features/announcements/announce-path.ts';
import { Announcements } from '#app/features/announcements/announcements.tsx';
import { changeAnnouncement, readAnnouncements } from '#app/features/announcements/change-announcement.server.ts';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { requireCourseCard } from '#app/features/member-actions/require-course.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Announced } from '#app/ui/announced.tsx';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Note } from '#app/ui/forms/form-parts.tsx';
import { ANNOUNCEMENT_MESSAGES } from '#domain/conditions/announcements/announcement-limits.ts';
import { speaksFor } from '#domain/conditions/announcements/speaker.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { Route } from './+types/announcements';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'private',
	query: ['announcement'],
	choices: { change: ['end'], flash: ['announced', 'changed', 'ended'] },
	writes: 'member',
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const course = await requireSpokenFor(ctx, params);
	return { course, ...(await readAnnouncements(ctx, request, course.id)) };
}

/** The course, for somebody who speaks for it; for everybody else there is no such page. */
async function requireSpokenFor(ctx: DomainContext, params: Route.LoaderArgs['params']) {
	const course = await requireCourseCard(ctx, params);
	if (!(await speaksFor(ctx.db, ctx.viewer, { as: 'club', slug: course.slug }))) throw data(null, { status: 404 });
	return course;
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const course = await requireSpokenFor(ctx, params);
	return changeAnnouncement(ctx, request, {
		who: { as: 'club', slug: course.slug },
		at: (query) => announcePath(course, query),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendPost(serverAction, ANNOUNCEMENT_MESSAGES);

export function meta({ params, matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Announce for the club',
		description: 'Aeration, temporary greens, a closed course: said by somebody who speaks for it.',
		path: announcePath({ slug: params.slug, countrySlug: params.country }),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function ClubAnnouncements({ loaderData, actionData }: Route.ComponentProps) {
	const { course, flash, ...read } = loaderData;
	const again = actionData?.kind === 'again' ? actionData : undefined;
	useFailureToast(actionData);
	return (
		<FormPage
			kicker="For the club"
			title={<CourseName course={course} />}
			lead="What you announce is shown as the club’s word, as to come before its first day, and ends by itself after its last one, by the clocks at the course."
			picture={paths.cover(course.slug)}
		>
			<Announced isSuccess>{flash && !again && <Note>{flash}</Note>}</Announced>
			<Announcements read={read} again={again} at={(query) => announcePath(course, query)} />
		</FormPage>
	);
}
