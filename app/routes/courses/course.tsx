import { data, redirect } from 'react-router';
import { CourseFacts } from '#app/features/course/course-facts.tsx';
import { CourseGallery } from '#app/features/course/course-gallery.tsx';
import { CourseHead } from '#app/features/course/course-head.tsx';
import { CourseReviews } from '#app/features/course/course-reviews.tsx';
import { CourseSurroundings } from '#app/features/course/course-surroundings.tsx';
import { crumbsAbove } from '#app/features/course/crumbs.ts';
import { courseDescription, courseStructuredData } from '#app/features/course/for-machines.ts';
import { readCourseReviews } from '#app/features/course/read-course-reviews.server.ts';
import { readSurroundings } from '#app/features/course/read-surroundings.server.ts';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { withFallback } from '#app/lib/with-fallback.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { getSlugByAlias } from '#domain/catalogue/queries.ts';
import { listCoursePhotographs } from '#domain/pictures/photograph-queries.ts';
import { HANDICAP_BANDS } from '#domain/reviews/handicap-band.ts';
import { type CoursePage as CourseBeginning, getCoursePage } from '#domain/reviews/lists/course-page-queries.ts';
import { isNarrowed, readReviewSearch } from '#domain/reviews/lists/review-filters.ts';
import { REVIEW_SORTS } from '#domain/reviews/lists/sorts.ts';
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

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const { course, languages, hasPhotographs, isFlooded } = await requireCourse(ctx, params);
	const { searchParams } = new URL(request.url);
	const search = readReviewSearch(searchParams);
	const gallery = hasPhotographs ? listCoursePhotographs(ctx, course.id, MOST_PHOTOGRAPHS) : Promise.resolve([]);
	const [reviews, photographs, surroundings] = await Promise.all([
		readCourseReviews(ctx, course.id, search, searchParams.get('review')),
		withFallback(ctx, gallery, [], 'Reading the photographs of a course'),
		readSurroundings(ctx, course),
	]);
	return { course, reviews, search, languages, photographs, surroundings, isFlooded };
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
		...(site ? courseStructuredData(course, site, loaderData.reviews.items) : []),
	];
}

export default function CoursePage({ loaderData }: Route.ComponentProps) {
	const { course, photographs, surroundings, ...reviewed } = loaderData;
	return (
		<div className={`wrap ${styles.page}`}>
			<div className={styles.opening}>
				<Breadcrumbs above={crumbsAbove(course)} here={<CourseName course={course} />} />
				<CourseHead course={course} />
			</div>
			<CourseFacts course={course} />
			<CourseGallery course={course} photographs={photographs} />
			<CourseReviews course={course} {...reviewed} />
			<CourseSurroundings course={course} {...surroundings} />
		</div>
	);
}
