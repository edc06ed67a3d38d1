import { redirect } from 'react-router';
import { PostButton } from '#app/features/account/post-button.tsx';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { requireOwnRound } from '#app/features/rounds/require-round.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import { removeRound } from '#domain/rounds/round-commands.ts';
import type { Route } from './+types/removal';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

/** Asks once more; nothing is removed by opening an address (S17). */
export function loader({ request, params, context }: Route.LoaderArgs) {
	return requireOwnRound(context.get(domainContext), request, params.id);
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	// Pressed twice it is gone all the same.
	if (/^[1-9]\d{0,8}$/.test(params.id)) await removeRound(ctx, Number(params.id));
	return redirect(paths.memberGolf({ removed: 'yes' }), 303);
}

export function meta({ matches, params }: Route.MetaArgs) {
	return pageMeta({
		title: 'Remove a round',
		description: 'Take a round out of your book.',
		path: paths.removeRound(Number(params.id)),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function RemoveRound({ loaderData: { round, course } }: Route.ComponentProps) {
	return (
		<FormPage
			kicker="Your round"
			title="Remove this round?"
			lead={
				<>
					<CourseName course={course} />, {formatDate(round.day)}
				</>
			}
			picture={paths.cover(course.slug)}
		>
			<p>
				Everything that you have kept of it is erased, and this cannot be undone. A review or a check-in of that day
				stays, and stands in your book for itself.
			</p>
			<Buttons>
				<PostButton action={paths.removeRound(round.id)} busy="Removing..." look="flag">
					Remove the round
				</PostButton>
				<ButtonLink look="line" to={paths.editRound(round.id)}>
					Edit it instead
				</ButtonLink>
			</Buttons>
		</FormPage>
	);
}
