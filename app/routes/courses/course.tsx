import { data, redirect } from 'react-router';
import { toAreaLink } from '#app/features/area/area-link.ts';
import { CourseSisters } from '#app/features/club/course-sisters.tsx';
import { conditionsFeed } from '#app/features/conditions/feed-path.ts';
import { NowBand } from '#app/features/conditions/now-band.tsx';
import { readNowOfCourse } from '#app/features/conditions/read-now.server.ts';
import { YearPlot } from '#app/features/conditions/year-plot.tsx';
import { CourseFacts } from '#app/features/course/course-facts.tsx';
import { CourseGallery } from '#app/features/course/course-gallery.tsx';
import { CourseHead } from '#app/features/course/course-head.tsx';
import { CourseReviews } from '#app/features/course/course-reviews.tsx';
import { CourseSurroundings } from '#app/features/course/course-surroundings.tsx';
import { crumbOf, crumbsAbove } from '#app/features/course/crumbs.ts';
import { courseDescription, courseStructuredData } from '#app/features/course/for-machines.ts';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { withFallback } from '#app/lib/with-fallback.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { listSisters } from '#domain/catalogue/clubs/club-queries.ts';
import { listSurroundings } from '#domain/catalogue/finding/nearby-queries.ts';
import { areasAt } from '#domain/catalogue/places/areas/areas.ts';
import { getSlugByAlias } from '#domain/catalogue/queries.ts';
import { getAnnouncements } from '#domain/conditions/announcements/announcement-queries.ts';
import { getYearOfGreens } from '#domain/conditions/year-queries.ts';
import { listCoursePhotographs } from '#domain/pictures/photograph-queries.ts';
import { HANDICAP_BANDS } from '#domain/reviews/handicap-band.ts';
import { type CoursePage as CourseBeginning, getCoursePage } from '#domain/reviews/lists/course-page-queries.ts';
import { type CourseReviewsPage, listReviewsOfCourse } from '#domain/reviews/lists/course-reviews-queries.ts';
import { isNarrowed, type ReviewSearch, readReviewSearch } from '#domain/reviews/lists/review-filters.ts';
import { REVIEW_SORTS } from '#domain/reviews/lists/sorts.ts';
import { getReview } from '#domain/reviews/queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { Route } from './+types/course';
import styles from './course.module.css';

export const handle: RouteHandle = {
	kind: 'reading',
	choices: { sort: REVIEW_SORTS, verified: ['yes'], photographs: ['yes'], band: HANDICAP_BANDS },
	freeQuery: ['language', 'words', 'after', 'review'],
};

/** The newest ones; all others stand with their reviews. */
const MOST_PHOTOGRAPHS = 12;
/** Of the courses nearest to it, and of those most like it. */
const MOST_NEARBY = 4;
const ALONE = { nearby: [], similar: [] };
const NO_REVIEWS: CourseReviewsPage = { items: [], next: null, found: null };

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const { course, languages, hasPhotographs, isFlooded, pausedUntil } = await requireCourse(ctx, params);
	const { searchParams } = new URL(request.url);
	const search = readReviewSearch(searchParams);
	const gallery = hasPhotographs ? listCoursePhotographs(ctx, course.id, MOST_PHOTOGRAPHS) : Promise.resolve([]);
	const [reviews, photographs, surroundings, sisters, { conditions, looks }, announcements, year] = await Promise.all([
		readCourseReviews(ctx, course.id, search, searchParams.get('review')),
		withFallback(ctx, gallery, [], 'Reading the photographs of a course'),
		withFallback(
			ctx,
			// The others of its club have a list of their own.
			listSurroundings(ctx, course.id, MOST_NEARBY, course.club?.courses),
			ALONE,
			'Reading the courses nearby and like it',
		),
		withFallback(ctx, listSisters(ctx, course), [], 'Reading the other courses of a club'),
		readNowOfCourse(ctx, course.id),
		withFallback(ctx, getAnnouncements(ctx, course.id, { withSamples: true }), [], 'Reading what a club announces'),
		withFallback(ctx, getYearOfGreens(ctx, course.id), null, 'Reading when the greens of a course were good'),
	]);
	const areas = areasAt(course.latitude ?? Number.NaN, course.longitude ?? Number.NaN).map(toAreaLink);
	return {
		course,
		conditions,
		looks,
		announcements,
		year,
		reviews,
		search,
		languages,
		photographs,
		surroundings,
		areas,
		sisters,
		isFlooded,
		pausedUntil,
	};
}

/**
 * A page of a course's reviews. The one that a link leads to (`asked`, its id) stands first where the page would not have
 * it: shared links, feeds and letters name reviews that newer ones have long moved to later pages.
 */
async function readCourseReviews(
	ctx: DomainContext,
	courseId: number,
	search: ReviewSearch,
	asked: string | null,
): Promise<CourseReviewsPage> {
	const page = await withFallback(
		ctx,
		listReviewsOfCourse(ctx, courseId, search),
		NO_REVIEWS,
		'Reading the reviews of a course',
	);
	const id = /^[1-9]\d{0,8}$/.test(asked ?? '') ? Number(asked) : null;
	if (id === null || page.items.some((review) => review.id === id)) return page;
	const review = await withFallback(ctx, getReview(ctx, id), null, 'Reading a review that a link leads to');
	return review?.courseId === courseId ? { ...page, items: [review, ...page.items] } : page;
}

/** The course at this address. An old name or a wrong country leads to the right address, anything else is not found. */
async function requireCourse(ctx: DomainContext, params: Route.LoaderArgs['params']): Promise<CourseBeginning> {
	const page = await getCoursePage(ctx, params.slug);
	if (page?.course.country.slug === params.country) return page;
	const present = page ?? (await getRenamedCourse(ctx, params.slug));
	if (!present) throw data(null, { status: 404 });
	throw redirect(paths.course(present.course), 301);
}

async function getRenamedCourse(ctx: DomainContext, alias: string) {
	const slug = await getSlugByAlias(ctx, alias);
	return slug === null ? null : getCoursePage(ctx, slug);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { course, search } = loaderData;
	const site = matches[0].loaderData;
	const isPart = search.after !== null || isNarrowed(search);
	return [
		...pageMeta({
			title: `${course.name}, ${course.country.name}${isPart ? ': more reviews' : ''}`,
			description: courseDescription(course, site),
			path: paths.course(course),
			hidden: isPart,
			picture: paths.sharePicture(course.slug),
			origin: site?.origin,
		}),
		{
			tagName: 'link',
			rel: 'alternate',
			type: 'application/atom+xml',
			title: `Fescue: reviews of ${course.name}`,
			href: paths.courseFeed(course),
		},
		{
			tagName: 'link',
			rel: 'alternate',
			type: 'application/atom+xml',
			title: `Fescue: how ${course.name} is now`,
			href: conditionsFeed(course),
		},
		...(site ? courseStructuredData(course, site, loaderData.reviews.items) : []),
	];
}

export default function CoursePage({ loaderData }: Route.ComponentProps) {
	const { course, conditions, looks, announcements, year, photographs, surroundings, areas, sisters, ...reviewed } =
		loaderData;
	const isBand = conditions.length > 0 || announcements.length > 0;
	return (
		<div className={`wrap ${styles.page}`}>
			<div className={styles.opening}>
				<Breadcrumbs above={crumbsAbove(course)} here={<CourseName course={crumbOf(course)} />} />
				<CourseHead course={course} sisters={sisters} asksHowItIs={!isBand} />
			</div>
			<NowBand course={course} conditions={conditions} photographs={looks} announcements={announcements} />
			<CourseFacts course={course}>
				<CourseSisters course={course} sisters={sisters} />
			</CourseFacts>
			<YearPlot year={year} />
			<CourseGallery course={course} photographs={photographs} />
			<CourseReviews course={course} {...reviewed} />
			<CourseSurroundings course={course} areas={areas} {...surroundings} />
		</div>
	);
}
