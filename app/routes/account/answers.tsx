import { AccountPage, AccountSection } from '#app/features/account/account-page.tsx';
import { EmptyList } from '#app/features/account/empty-list.tsx';
import { announcePath } from '#app/features/announcements/announce-path.ts';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { QuotedReview } from '#app/features/member-actions/quoted-review.tsx';
import { ClubAnswer } from '#app/features/review/club-answer.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { listSpokenFor } from '#domain/conditions/announcements/announcement-queries.ts';
import { listAnswerable } from '#domain/reviews/club-answers/club-answer-queries.ts';
import type { Route } from './+types/answers';

export const handle: RouteHandle = { kind: 'tool', keep: 'private' };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const [reviews, courses] = await Promise.all([listAnswerable(ctx), listSpokenFor(ctx)]);
	return { reviews, courses };
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
	const { reviews, courses } = loaderData;
	return (
		<AccountPage title="Answers for the club">
			{courses.length > 0 && (
				<AccountSection id="announce" title="Announce for the club">
					<p>
						Aeration, temporary greens, a closed course: from a day to a day, on the page of the course and in lists.
					</p>
					<ul>
						{courses.map((course) => (
							<li key={course.slug}>
								<a href={announcePath(course)}>
									Announce for <CourseName course={course} />
								</a>
							</li>
						))}
					</ul>
				</AccountSection>
			)}
			{reviews.length === 0 && <EmptyList text="There are no reviews of courses that you speak for." />}
			{reviews.map((review) => (
				<AccountSection
					key={review.id}
					id={`review-${review.id}`}
					title={<CourseName course={{ name: review.courseName, countrySlug: review.countrySlug }} />}
				>
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
