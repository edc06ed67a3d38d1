import { AccountPage } from '#app/features/account/account-page.tsx';
import { EmptyList } from '#app/features/account/empty-list.tsx';
import { OwnReviewEntry } from '#app/features/account/own-review.tsx';
import { ownReportsPath } from '#app/features/conditions/own-reports-path.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatCount } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { listOwnReviews } from '#domain/reviews/authors/author-queries.ts';
import { readPageNumber } from '#domain/shared/page-number.ts';
import type { Route } from './+types/reviews';

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
		<AccountPage
			title="Your reviews"
			aside={
				<>
					{total > 0 && formatCount(total, 'review')}
					<Link to={ownReportsPath()}>Your conditions reports</Link>
				</>
			}
		>
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
