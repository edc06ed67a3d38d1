import { CourseName } from '#app/features/course-card/course-name.tsx';
import { CoursePlace } from '#app/features/course-card/course-place.tsx';
import { ActionPage } from '#app/features/member-actions/action-page.tsx';
import { backOf, handleMemberAction } from '#app/features/member-actions/handle-member-action.server.ts';
import { requireCourseCard } from '#app/features/member-actions/require-course.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { likeCourse } from '#domain/reviews/member-actions/like-commands.ts';
import { getViewerState } from '#domain/reviews/member-actions/viewer-state-queries.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/like';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['back'], writes: 'member' };

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const course = await requireCourseCard(ctx, params);
	requireMember(ctx, request);
	const { liked } = await getViewerState(ctx, course.id, []);
	return {
		course,
		liked,
		back: backOf(request, paths.course(course)),
		stamp: stampFor(ctx),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const course = await requireCourseCard(ctx, params);
	return handleMemberAction(ctx, request, {
		act: (stamp) => likeCourse(ctx, course.slug, stamp),
		home: paths.course(course),
	});
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
	return pageMeta({
		title: loaderData ? `Like ${loaderData.course.name}` : 'Like',
		description: 'Keep a course on the list of those you want to play.',
		path: paths.like({ slug: params.slug, countrySlug: params.country }),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function CourseLike({ loaderData, actionData }: Route.ComponentProps) {
	const { course, liked, back } = loaderData;
	const stamp = actionData?.stamp ?? loaderData.stamp;
	return (
		<ActionPage
			kicker="Want to play"
			title={<CourseName course={course} />}
			lead={
				<>
					<CoursePlace course={course} />.{' '}
					{liked ? 'It is on your wish list.' : 'Liked courses are kept on your wish list, which you alone can see.'}
				</>
			}
			picture={paths.cover(course.slug)}
			notice={actionData?.notice}
			act={
				liked
					? { action: paths.unlike(course), label: 'Take it off my list', stamp }
					: { action: paths.like(course), label: 'Like this course', stamp }
			}
			back={back}
		/>
	);
}
