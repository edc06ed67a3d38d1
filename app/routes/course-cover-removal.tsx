import { redirect } from 'react-router';
import { dropCover } from '#domain/pictures/cover-commands.ts';
import { answerAct } from '../features/acts/act-answer.server.ts';
import { COVER_REFUSALS } from '../features/acts/cover-choices.tsx';
import { requireCourseCard } from '../features/acts/require-course.server.ts';
import { requireMember } from '../lib/auth/require-member.ts';
import { domainContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { paths } from '../lib/paths.ts';
import type { Route } from './+types/course-cover-removal';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

/** Removing is posted only; whoever comes by the address finds the page with the buttons. */
export const loader = ({ params: { country, slug } }: Route.LoaderArgs) =>
	redirect(paths.chooseCover({ slug, countrySlug: country }));

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const course = await requireCourseCard(ctx, params);
	return answerAct(ctx, request, {
		act: (stamp, { photograph }) => dropCover(ctx, photograph, stamp),
		fields: ['photograph'],
		home: paths.chooseCover(course),
		refusals: COVER_REFUSALS,
	});
}
