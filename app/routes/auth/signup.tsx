import { redirect } from 'react-router';
import { answerForm } from '#app/features/auth/answer-form.server.ts';
import { AuthPage } from '#app/features/auth/auth-page.tsx';
import { useAuth } from '#app/features/auth/auth-provider.tsx';
import { AUTH_WORDS } from '#app/features/auth/auth-words.ts';
import { SIGN_UP_LABELS } from '#app/features/auth/labels.ts';
import { LeadOn } from '#app/features/auth/lead-on.tsx';
import { LoadingInstead } from '#app/features/auth/loading.tsx';
import { SignUpForm } from '#app/features/auth/sign-up-form.tsx';
import { leave } from '#app/lib/auth/leave.ts';
import { safeRedirect } from '#app/lib/auth/safe-redirect.ts';
import { isHinted } from '#app/lib/auth/stored.ts';
import { domainContext, siteContext } from '#app/lib/context.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { TERMS_VERSION } from '#domain/accounts/messages.ts';
import { signUpSchema } from '#domain/accounts/rules.ts';
import { signUp } from '#domain/accounts/sign-up/sign-up-commands.ts';
import type { Route } from './+types/signup';

export const handle: RouteHandle = { kind: 'tool', keep: 'no-store', query: ['redirectTo'], writes: 'anyone' };

export function loader({ request, context }: Route.LoaderArgs) {
	const { viewer } = context.get(domainContext);
	const next = safeRedirect(new URL(request.url).searchParams.get('redirectTo'), context.get(siteContext).origin);
	if (viewer.kind === 'member') throw redirect(next);
	return { next };
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const next = safeRedirect(new URL(request.url).searchParams.get('redirectTo'), context.get(siteContext).origin);
	const redirectTo = next === paths.home() ? null : next;
	return answerForm(ctx, request, {
		labels: SIGN_UP_LABELS,
		schema: signUpSchema,
		what: 'a sign-up',
		store: ({ email, password, firstName, lastName }) => {
			const metadata = { first_name: firstName, last_name: lastName };
			return signUp(ctx, { email, password, metadata, termsVersion: TERMS_VERSION, redirectTo });
		},
		failed: AUTH_WORDS.signUpFailed.failed,
		next: paths.login({ flash: 'created', redirectTo }),
	});
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	await leave();
	return sendPost(serverAction, { ...AUTH_WORDS.signUpFailed, unexpected: AUTH_WORDS.unexpected });
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Sign Up',
		description: 'Make an account: write reviews under your own name, edit them, and keep a list of courses to play.',
		path: paths.signup(),
		origin: matches[0].loaderData?.origin,
	});
}

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
	const { next } = loaderData;
	const { state } = useAuth();
	if (state.status === 'in' && isHinted()) return <LeadOn to={next} />;
	return (
		<LoadingInstead>
			<AuthPage
				kicker="Members"
				title="Create an Account"
				lead="Write under your own name, come back to what you wrote, and keep the courses you want to play."
				picture={paths.scene('help-signup')}
				answer={actionData}
				failedTitle={AUTH_WORDS.signUpFailed.title}
			>
				<SignUpForm
					redirectTo={next === paths.home() ? null : next}
					again={actionData?.kind === 'again' ? actionData : undefined}
				/>
			</AuthPage>
		</LoadingInstead>
	);
}
