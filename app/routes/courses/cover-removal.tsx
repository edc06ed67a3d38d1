import { redirect } from 'react-router';
import { handleMemberAction } from '#app/features/member-actions/handle-member-action.server.ts';
import { requireCourseCard } from '#app/features/member-actions/require-course.server.ts';
import { COVER_REFUSALS } from '#app/features/photographs/cover-choices.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import { dropCover } from '#domain/pictures/cover-commands.ts';
import type { Route } from './+types/cover-removal';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

/** Removing is posted only; whoever comes by the address finds the page with the buttons. */
export const loader = ({ params: { country, slug } }: Route.LoaderArgs) =>
	redirect(paths.chooseCover({ slug, countrySlug: country }));

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const course = await requireCourseCard(ctx, params);
	return handleMemberAction(ctx, request, {
		act: (stamp, { photograph }) => dropCover(ctx, photograph, stamp),
		fields: ['photograph'],
		home: paths.chooseCover(course),
		refusals: COVER_REFUSALS,
	});
}
