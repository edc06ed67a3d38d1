import { readCourseReviews } from '#app/features/course/read-course-reviews.server.ts';
import { readSurroundings } from '#app/features/course/read-surroundings.server.ts';
import { filterOf } from '#app/features/find/find-filter.server.ts';
import { readFindSearch } from '#app/features/find/read-find-search.server.ts';
import { getCoursePage } from '#domain/catalogue/course-page-queries.ts';
import { readHome } from '#domain/catalogue/home-queries.ts';
import { countCatalogue, listTopRated } from '#domain/catalogue/queries.ts';
import { findCourses } from '#domain/catalogue/search.ts';
import { listCoursePhotographs } from '#domain/pictures/photograph-queries.ts';
import { listLatestReviews } from '#domain/reviews/queries.ts';
import { readReviewSearch } from '#domain/reviews/review-filters.ts';
import type { DomainContext } from '#domain/shared/context.ts';

const LATEST = 3;
const PHOTOGRAPHS = 12;

/** What the loader of a page asks for, and no more. Throws for pages that are not measured. */
export async function pageQueries(ctx: DomainContext, { pathname, searchParams }: URL): Promise<unknown> {
	if (pathname === '/') return Promise.all([readHome(ctx), listLatestReviews(ctx, LATEST)]);
	if (pathname === '/top-rated-courses') {
		return listTopRated(ctx, { continent: null, country: null, page: Number(searchParams.get('page')) });
	}
	if (pathname === '/find-course') {
		return Promise.all([findCourses(ctx, filterOf(readFindSearch(searchParams))), countCatalogue(ctx)]);
	}
	const page = await getCoursePage(ctx, pathname.split('/').at(-1) ?? '');
	if (!page) throw new Error(`there is no course at ${pathname}`);
	return Promise.all([
		readCourseReviews(ctx, page.course.id, readReviewSearch(searchParams), null),
		page.hasPhotographs ? listCoursePhotographs(ctx, page.course.id, PHOTOGRAPHS) : [],
		readSurroundings(ctx, page.course),
	]);
}
