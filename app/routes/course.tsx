import { data, redirect } from 'react-router';
import { getCourse, getSlugByAlias } from '#domain/catalogue/queries.ts';
import type { Paged } from '#domain/catalogue/shapes.ts';
import { listReviewsOfCourse, REVIEWS_PAGE_SIZE } from '#domain/reviews/queries.ts';
import type { Review } from '#domain/reviews/shapes.ts';
import { readReviewSort } from '#domain/reviews/sorts.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { readPageNumber } from '#domain/shared/page-number.ts';
import { CourseFacts } from '../features/course/course-facts.tsx';
import { CourseHead } from '../features/course/course-head.tsx';
import { CourseReviews } from '../features/course/course-reviews.tsx';
import { courseDescription, courseStructuredData } from '../features/course/for-machines.ts';
import { domainContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/meta.ts';
import { orEmpty } from '../lib/or-empty.ts';
import { paths } from '../lib/paths.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/course';
import styles from './course.module.css';

export const handle: RouteHandle = { kind: 'reading', query: ['page', 'sort'] };

const NO_REVIEWS: Paged<Review> = {
	items: [],
	page: 1,
	pages: 1,
	total: 0,
	totalIsLeast: false,
	pageSize: REVIEWS_PAGE_SIZE,
};

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const course = await requireCourse(ctx, params);
	const query = new URL(request.url).searchParams;
	const sort = readReviewSort(query.get('sort'));
	const page = readPageNumber(query.get('page'));
	const reviewed = { id: course.id, count: course.score.count };
	const reviews = await orEmpty(
		ctx,
		listReviewsOfCourse(ctx, reviewed, { sort, page }),
		NO_REVIEWS,
		'the reviews of a course',
	);
	return { course, reviews, sort };
}

/** The course at this address. An old name or a wrong country leads to the right address, anything else is not found. */
async function requireCourse(ctx: DomainContext, params: Route.LoaderArgs['params']) {
	const course = await getCourse(ctx, params.slug);
	if (course?.country.slug === params.country) return course;
	const present = course ?? (await getRenamedCourse(ctx, params.slug));
	if (!present) throw data(null, { status: 404 });
	throw redirect(paths.course(present), 301);
}

async function getRenamedCourse(ctx: DomainContext, alias: string) {
	const slug = await getSlugByAlias(ctx, alias);
	return slug === null ? null : getCourse(ctx, slug);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { course, reviews } = loaderData;
	const site = matches[0].loaderData;
	const page = reviews.page === 1 ? null : reviews.page;
	return [
		...pageMeta({
			title: `${course.name}, ${course.country.name}${page ? `: reviews, page ${page}` : ''}`,
			description: courseDescription(course),
			path: paths.course(course, { page }),
			picture: paths.sharePicture(course.slug),
			origin: site?.origin,
		}),
		...(site ? courseStructuredData(course, site) : []),
	];
}

export default function CoursePage({ loaderData }: Route.ComponentProps) {
	const { course, reviews, sort } = loaderData;
	return (
		<div className={`wrap ${styles.page}`}>
			<div className={styles.opening}>
				<Breadcrumbs
					above={[
						{ label: 'Home', to: paths.home() },
						{ label: course.country.name, to: paths.findCourse({ country: course.country.slug }) },
					]}
					here={course.name}
				/>
				<CourseHead course={course} />
			</div>
			<CourseFacts course={course} />
			<CourseReviews course={course} reviews={reviews} sort={sort} />
		</div>
	);
}
