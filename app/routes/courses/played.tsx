import { MarkPage } from '#app/features/member-actions/mark-page.tsx';
import { changeMark, readMark } from '#app/features/member-actions/read-mark.server.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { markPlayed } from '#domain/reviews/member-actions/like-commands.ts';
import type { Route } from './+types/played';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['back'], writes: 'member', sends: 'mark' };

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
	readMark({ ctx: context.get(domainContext), request, params }, 'played');

export const action = ({ request, params, context }: Route.ActionArgs) =>
	changeMark({ ctx: context.get(domainContext), request, params }, markPlayed);

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
	return pageMeta({
		title: loaderData ? `Played ${loaderData.course.name}` : 'Played',
		description: 'Keep a course on the list of those you have played.',
		path: paths.played({ slug: params.slug, countrySlug: params.country }),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function Played({ loaderData, actionData }: Route.ComponentProps) {
	return <MarkPage mark="played" read={loaderData} refusal={actionData} />;
}
