import { redirect } from 'react-router';
import { changeMark } from '#app/features/member-actions/read-mark.server.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import { unlikeCourse } from '#domain/reviews/member-actions/like-commands.ts';
import type { Route } from './+types/like-removal';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member', sends: 'mark' };

/** Removing is posted only; whoever comes by the address finds the page with the button. */
export const loader = ({ params: { country, slug } }: Route.LoaderArgs) =>
	redirect(paths.like({ slug, countrySlug: country }));

export const action = ({ request, params, context }: Route.ActionArgs) =>
	changeMark({ ctx: context.get(domainContext), request, params }, unlikeCourse);
