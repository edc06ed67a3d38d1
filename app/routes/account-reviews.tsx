import { listOwnReviews } from '#domain/reviews/author-queries.ts';
import { readPageNumber } from '#domain/shared/page-number.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { EmptyList } from '../features/account/empty-list.tsx';
import { OwnReviewEntry } from '../features/account/own-review.tsx';
import { requireMember } from '../lib/auth/require-member.ts';
import { domainContext } from '../lib/context.ts';
import { formatCount } from '../lib/format.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/meta.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Pager } from '../ui/pager.tsx';
import type { Route } from './+types/account-reviews';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['page'] };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return { reviews: await listOwnReviews(ctx, readPageNumber(new URL(request.url).searchParams.get('page'))) };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Your reviews',
		description: 'Everything you have written, and what has become of it.',
		path: paths.memberReviews(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function AccountReviews({ loaderData }: Route.ComponentProps) {
	const { items, page, pages, total } = loaderData.reviews;
	return (
		<AccountPage title="Your reviews" aside={total > 0 && formatCount(total, 'review')}>
			{items.length === 0 ? (
				<EmptyList text="You have not reviewed a course yet.">
					<ButtonLink to={paths.createReview()} look="flag">
						Write your first review
					</ButtonLink>
				</EmptyList>
			) : (
				<div>
					{items.map((review) => (
						<OwnReviewEntry key={review.id} review={review} />
					))}
				</div>
			)}
			<Pager page={page} pages={pages} to={(number) => paths.memberReviews({ page: number })} />
		</AccountPage>
	);
}
