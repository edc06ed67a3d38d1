import { listAnswerable } from '#domain/reviews/club-answer-queries.ts';
import { AccountPage, AccountSection } from '../features/account/account-page.tsx';
import { EmptyList } from '../features/account/empty-list.tsx';
import { QuotedReview } from '../features/acts/quoted-review.tsx';
import { ClubAnswer } from '../features/club-answer.tsx';
import { requireMember } from '../lib/auth/require-member.ts';
import { domainContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/meta.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/account-answers';

export const handle: RouteHandle = { kind: 'tool', keep: 'private' };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return { reviews: await listAnswerable(ctx) };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Answers for the club',
		description: 'The newest reviews of the courses you speak for.',
		path: paths.memberAnswers(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function AccountAnswers({ loaderData }: Route.ComponentProps) {
	const { reviews } = loaderData;
	return (
		<AccountPage title="Answers for the club">
			{reviews.length === 0 && <EmptyList text="There are no reviews of courses that you speak for." />}
			{reviews.map((review) => (
				<AccountSection key={review.id} id={`review-${review.id}`} title={review.courseName}>
					<QuotedReview review={review} />
					<ClubAnswer answer={review.clubAnswer} />
					<ButtonLink look="line" to={paths.clubAnswer(review.id)}>
						{review.clubAnswer ? 'Edit the answer' : 'Answer'}
					</ButtonLink>
				</AccountSection>
			))}
		</AccountPage>
	);
}
