import { data, redirect } from 'react-router';
import { deskFailure } from '#app/features/desk/deciding/desk-words.ts';
import { refusalStatus } from '#app/features/desk/deciding/refusal-status.ts';
import { FirstReviews } from '#app/features/desk/first-reviews/first-reviews.tsx';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskNews } from '#app/features/desk/frame/desk-news.tsx';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { requireNumber } from '#app/features/desk/item/item-id.ts';
import { readNews } from '#app/features/desk/item/read-item.server.ts';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { decideItem } from '#domain/desk/deciding/decision-commands.ts';
import { FIRST_REVIEW_DAYS, listFirstReviews } from '#domain/desk/first-review-queries.ts';
import { RATING_WORDS } from '#domain/reviews/rating/rating-words.ts';
import type { Route } from './+types/first-reviews';

export const handle: RouteHandle = { kind: 'reading', query: ['decided'], writes: 'editor' };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const [reviews, news] = await Promise.all([listFirstReviews(ctx), readNews(ctx, request)]);
	return { reviews, news };
}

/** An editor has read one: a decision, which can be undone for ten seconds. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request, ['review', 'version']);
	const id = String(requireNumber(textOf(form, 'review')));
	const posted = { outcome: 'read', version: textOf(form, 'version') };
	const taken = await decideItem(context.get(domainContext), { kind: 'review', id }, posted);
	if (taken.ok) return redirect(deskPaths.firstReviews({ decided: taken.value.decisionId }), 303);
	const { kind } = taken;
	// Everything that is posted comes from the page itself.
	if (kind === 'decision-malformed') throw data(null, { status: 400 });
	return data({ error: deskFailure(kind) }, { status: refusalStatus(kind) });
}

export const meta = () => deskMeta('First reviews to read');

export default function DeskFirstReviews({ loaderData: { reviews, news }, actionData }: Route.ComponentProps) {
	return (
		<DeskPage
			title="First reviews to read"
			aside={<a href={deskPaths.inbox()}>Inbox</a>}
			flash={actionData?.error}
			narrow
		>
			<DeskNews {...news} />
			<p>
				The first review of an account counts {RATING_WORDS.first} until the account has written another on another day,
				or until an editor has read it. These are published, of the last {FIRST_REVIEW_DAYS} days, the newest first. One
				that breaks a rule is reported from its course’s page as any other.
			</p>
			{reviews.length > 0 ? <FirstReviews reviews={reviews} /> : <p>None is left to be read.</p>}
		</DeskPage>
	);
}
