import { AccountPage } from '#app/features/account/account-page.tsx';
import { CourseList } from '#app/features/account/course-list.tsx';
import { EmptyList } from '#app/features/account/empty-list.tsx';
import { useReadAnewOnceSent } from '#app/features/waiting/use-read-anew.ts';
import { WaitingPlace } from '#app/features/waiting/waiting-place.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { countPlaces } from '#domain/catalogue/places/countries.ts';
import { isRepresentative } from '#domain/reviews/club-answers/club-answer-queries.ts';
import type { ListedCourse } from '#domain/reviews/lists/listed-course.ts';
import { listLikedCourses, listPlayedCourses } from '#domain/reviews/lists/played-queries.ts';
import type { Route } from './+types/courses';

export const handle: RouteHandle = { kind: 'tool', keep: 'private' };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const [liked, played, represents] = await Promise.all([
		listLikedCourses(ctx),
		listPlayedCourses(ctx),
		isRepresentative(ctx),
	]);
	const idsPlayed = new Set(played.map(({ id }) => id));
	return {
		liked: liked.map((course) => ({ ...course, isPlayed: idsPlayed.has(course.id) })),
		played,
		places: { liked: placesOf(liked), played: placesOf(played) },
		represents,
	};
}

/** Counted here: the browser needs no list of all countries for it. */
const placesOf = (courses: readonly ListedCourse[]) => countPlaces(new Set(courses.map(({ country }) => country.code)));

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Your courses',
		description: 'The courses you want to play and those you have played, by country.',
		path: paths.memberCourses(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function AccountCourses({ loaderData }: Route.ComponentProps) {
	const { liked, played, places, represents } = loaderData;
	useReadAnewOnceSent();
	return (
		<AccountPage
			title="Your courses"
			aside={
				<>
					<Link to={paths.addCourses()}>Add many courses</Link>
					{represents && <Link to={paths.memberAnswers()}>Answer reviews for your club</Link>}
				</>
			}
		>
			<WaitingPlace />
			<CourseList id="want-to-play" title="Want to play" courses={liked} places={places.liked}>
				<EmptyList text="The courses you want to play stand here. Press the ribbon of a course that you dream of.">
					<ButtonLink to={paths.topRated()} look="flag">
						See the top rated courses
					</ButtonLink>
				</EmptyList>
			</CourseList>
			<CourseList id="played" title="Played" courses={played} places={places.played}>
				<EmptyList text="The courses you have reviewed, checked in at, logged a round at or marked as played stand here. The check beside a course marks it.">
					<ButtonLink to={paths.createReview()} look="line">
						Write your first review
					</ButtonLink>
				</EmptyList>
			</CourseList>
		</AccountPage>
	);
}
