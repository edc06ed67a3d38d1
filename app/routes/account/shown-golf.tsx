import { Cancel, ChangePage } from '#app/features/account/change-page.tsx';
import { sendChange } from '#app/features/account/send-change.ts';
import { ShownGolfFields } from '#app/features/account/shown-golf-fields.tsx';
import { AccountForm } from '#app/features/auth/account-form.tsx';
import { answerForm } from '#app/features/auth/answer-form.server.ts';
import { SHOWN_GOLF_LABELS } from '#app/features/auth/labels.ts';
import { lateCheck } from '#app/features/auth/late-check.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Link } from '#app/ui/link.tsx';
import { getOwnProfile } from '#domain/members/profile-queries.ts';
import { saveShownGolf } from '#domain/members/shown-golf-commands.ts';
import { shownGolfSchema } from '#domain/members/shown-golf-rules.ts';
import type { Route } from './+types/shown-golf';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const { handle, isPublic, shownGolf } = await getOwnProfile(ctx);
	return { page: isPublic ? handle : null, shown: Object.fromEntries(shownGolf.map((item) => [item, 'on'])) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return answerForm(ctx, request, {
		labels: SHOWN_GOLF_LABELS,
		schema: shownGolfSchema,
		what: 'what is shown of a member’s golf',
		store: (wanted) => saveShownGolf(ctx, wanted),
		next: paths.settings({ flash: 'golf' }),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendChange(() => serverAction());

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Show your golf',
		description: 'What your public page shows of the golf you have played and want to play.',
		path: paths.shownGolf(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function ShownGolf({ loaderData, actionData }: Route.ComponentProps) {
	const { page, shown } = loaderData;
	const again = actionData?.kind === 'again' ? actionData.result : undefined;
	return (
		<ChangePage
			title="Show your golf"
			lead="Your book is yours alone. Here you choose what of it your public page shows, each by itself."
			answer={actionData}
		>
			{page === null ? (
				<p>
					Your public page is off, so that nobody sees any of this. You can turn it on under{' '}
					<Link to={paths.editProfile()}>Edit Profile</Link>.
				</p>
			) : (
				<p>
					Your public page: <Link to={paths.golfer(page)}>{paths.golfer(page)}</Link>
				</p>
			)}
			<AccountForm
				id="shown-golf"
				action={paths.shownGolf()}
				validate={lateCheck('shownGolf')}
				labels={SHOWN_GOLF_LABELS}
				lastResult={again}
				defaults={again ? {} : shown}
				submit={{ idle: 'Save', busy: 'Saving...' }}
				aside={<Cancel />}
			>
				{(control) => <ShownGolfFields control={control} />}
			</AccountForm>
		</ChangePage>
	);
}
