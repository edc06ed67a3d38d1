import { parseWithZod } from '@conform-to/zod/v4';
import { Form, redirect, redirectDocument } from 'react-router';
import { AuthPage } from '#app/features/auth/auth-page.tsx';
import { useAuth } from '#app/features/auth/auth-provider.tsx';
import { AUTH_WORDS, readFlash } from '#app/features/auth/auth-words.ts';
import { namesOf, SIGN_IN_LABELS } from '#app/features/auth/labels.ts';
import { LeadOn } from '#app/features/auth/lead-on.tsx';
import { LoadingInstead } from '#app/features/auth/loading.tsx';
import { SignInForm } from '#app/features/auth/sign-in-form.tsx';
import { againForFailure, againForFields } from '#app/lib/auth/account-answer.ts';
import { leave } from '#app/lib/auth/leave.ts';
import { safeRedirect } from '#app/lib/auth/safe-redirect.ts';
import { announceChange, isHinted } from '#app/lib/auth/stored.ts';
import { domainContext, siteContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import { tryStoring } from '#app/lib/forms/form-refusal.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { signInSchema } from '#domain/accounts/rules.ts';
import { signIn } from '#domain/accounts/sessions/sign-in-commands.ts';
import { isRole } from '#domain/shared/desk/desk-policy.ts';
import type { Route } from './+types/login';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'no-store',
	query: ['redirectTo', 'flash'],
	writes: 'anyone',
};

export function loader({ request, context }: Route.LoaderArgs) {
	const { viewer } = context.get(domainContext);
	const params = new URL(request.url).searchParams;
	const next = safeRedirect(params.get('redirectTo'), context.get(siteContext).origin);
	if (viewer.kind === 'member') throw redirect(next);
	return { next, flash: readFlash(params.get('flash')) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const wanted = new URL(request.url).searchParams.get('redirectTo');
	const next = safeRedirect(wanted, context.get(siteContext).origin);
	const form = await readForm(request, [...namesOf(SIGN_IN_LABELS), 'plain']);
	const isPlain = textOf(form, 'plain') !== '';
	form.delete('plain');
	const submission = parseWithZod(form, { schema: signInSchema, disableAutoCoercion: true });
	if (submission.status !== 'success') return againForFields(submission);
	const { email, password, rememberMe: remember } = submission.value;
	const outcome = await tryStoring(ctx, signIn(ctx, { email, password, remember }), 'a sign-in');
	if (!outcome.ok) return againForFailure(submission, outcome, AUTH_WORDS.unexpected);
	// Whoever works at the desk shows the second factor first; its pages are no part of this one's script.
	if (isRole(outcome.value.account.role)) return redirectDocument(deskPaths.secondFactor({ next }), 303);
	// Without a script the account's own page says that it went well, and leads on.
	return redirect(isPlain ? paths.account({ flash: 'signed-in', next }) : next, 303);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	await leave();
	return sendPost(serverAction, { failed: AUTH_WORDS.unexpected, unexpected: AUTH_WORDS.unexpected }, () => {
		announceChange();
		showToast(AUTH_WORDS.signedIn);
	});
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Log In',
		description: 'Log in to write reviews under your own name and to keep the courses you want to play.',
		path: paths.login(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
	const { next, flash } = loaderData;
	const { state } = useAuth();
	const again = actionData?.kind === 'again' ? actionData : undefined;
	const redirectTo = next === paths.home() ? null : next;
	// What this page still believes counts only while the browser says so too: its session may have ended elsewhere.
	if (state.status === 'in' && isHinted()) return <LeadOn to={next} />;
	return (
		<LoadingInstead>
			<AuthPage
				kicker="Members"
				title="Welcome Back"
				lead="Your reviews, the courses you have played and those you still want to play."
				picture={paths.scene('help-login')}
				flash={flash}
				answer={actionData}
				failedTitle={AUTH_WORDS.signInFailed.title}
				remedy={again?.because === 'email-not-confirmed' && <SendAgain email={again.result.initialValue?.email} />}
			>
				<SignInForm redirectTo={redirectTo} again={again} />
			</AuthPage>
		</LoadingInstead>
	);
}

/** The offer of decision P1. */
function SendAgain({ email }: { email: unknown }) {
	return (
		<Form method="post" action={paths.resendConfirmation()}>
			<input type="hidden" name="email" value={String(email)} />
			<Button type="submit" look="line">
				Send the email again
			</Button>
		</Form>
	);
}
