import { LetterLinkPage } from '#app/features/forms/letter-link.tsx';
import { domainContext } from '#app/lib/context.ts';
import { tryStoring } from '#app/lib/forms/form-refusal.ts';
import { refusePress } from '#app/lib/forms/refuse-press.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { newsPaths } from '#app/lib/news-paths.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { endLetterBy } from '#domain/following/letter-commands.ts';
import { findLetterReader } from '#domain/following/letter-queries.ts';
import type { Route } from './+types/letter-end';

export const handle: RouteHandle = { kind: 'tool', keep: 'no-store', query: ['letter', 'token'], writes: 'signed' };

const WORDS = {
	failed: 'That did not get through. Please try again.',
	tooOften: 'That was tried too often. Please try again later.',
	unexpected: 'An unexpected error occurred. Please try again.',
};

function linkOf(request: Request) {
	const params = new URL(request.url).searchParams;
	return { letter: params.get('letter') ?? '', token: params.get('token') ?? '' };
}

/** Looks whose letters the link is about, and ends nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const link = linkOf(request);
	const found = await findLetterReader(context.get(domainContext), link);
	return { link, gone: found === 'gone', email: found === 'gone' ? null : (found?.email ?? null) };
}

/** Answers with the page itself: mail programs that post here (RFC 8058) follow no redirect. */
export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const outcome = await tryStoring(
		ctx,
		endLetterBy(ctx, linkOf(request)),
		'the end of letters about what somebody follows',
	);
	return outcome.ok ? { failed: null } : refusePress(outcome, WORDS);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendPost(serverAction, WORDS);

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'End these letters',
		description: 'Get no more letters about what you follow.',
		path: newsPaths.endLetter(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function EndLetter({ loaderData: { link, gone, email }, actionData }: Route.ComponentProps) {
	const again = (
		<ButtonLink to={newsPaths.following()} look="line">
			What you follow
		</ButtonLink>
	);
	return (
		<LetterLinkPage
			head={{
				kicker: 'By letter',
				title: 'Letters about what you follow',
				lead: 'Letters like the one you came from end with one press of a button, and what you follow stays.',
				picture: paths.scene('letter'),
			}}
			answer={actionData}
			done={
				gone ? { title: 'The letters have ended', words: 'No further one comes to your mailbox.', onward: again } : null
			}
			press={
				email ? { action: newsPaths.endLetter(link), email, button: 'End these letters', busy: 'Ending...' } : null
			}
			useless={{
				words:
					'It is not whole. Please copy it from the letter once more, or end the letters where you see what you follow.',
				onward: again,
			}}
		/>
	);
}
