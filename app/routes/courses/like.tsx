import { MarkPage } from '#app/features/member-actions/mark-page.tsx';
import { changeMark, readMark } from '#app/features/member-actions/read-mark.server.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { likeCourse } from '#domain/reviews/member-actions/like-commands.ts';
import type { Route } from './+types/like';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['back'], writes: 'member', sends: 'mark' };

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
	readMark({ ctx: context.get(domainContext), request, params }, 'like');

export const action = ({ request, params, context }: Route.ActionArgs) =>
	changeMark({ ctx: context.get(domainContext), request, params }, likeCourse);

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
	return pageMeta({
		title: loaderData ? `Want to play ${loaderData.course.name}` : 'Want to play',
		description: 'Keep a course on the list of those you want to play.',
		path: paths.like({ slug: params.slug, countrySlug: params.country }),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function WantToPlay({ loaderData, actionData }: Route.ComponentProps) {
	return <MarkPage mark="like" read={loaderData} refusal={actionData} />;
}
