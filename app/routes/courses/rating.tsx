import { data, redirect } from 'react-router';
import { crumbOf, crumbsAbove } from '#app/features/course/crumbs.ts';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { PriorPart } from '#app/features/rating-working/prior-part.tsx';
import { RecountPart } from '#app/features/rating-working/recount-part.tsx';
import { WorkingSum } from '#app/features/rating-working/working-sum.tsx';
import { WorkingTable } from '#app/features/rating-working/working-table.tsx';
import { domainContext } from '#app/lib/context.ts';
import { formatRating } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { withFallback } from '#app/lib/with-fallback.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { getSlugByAlias } from '#domain/catalogue/queries.ts';
import { getCoursePage } from '#domain/reviews/lists/course-page-queries.ts';
import { listReviewFiles } from '#domain/reviews/open-reviews/queries.ts';
import { listPriors } from '#domain/reviews/queries.ts';
import { type CourseWorking, getRatingWorking } from '#domain/reviews/rating/working-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { readPageNumber } from '#domain/shared/page-number.ts';
import type { Route } from './+types/rating';
import styles from './rating.module.css';

export const handle: RouteHandle = { kind: 'reading', query: ['page'] };

/** Reviews of a part of the table: courses may have thousands. */
const ROWS = 100;

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const course = await requireCourse(ctx, params);
	const [working, priors, files] = await Promise.all([
		getRatingWorking(ctx, course.id),
		withFallback(ctx, listPriors(ctx), [], 'Reading the means of all grades'),
		withFallback(ctx, listReviewFiles(ctx), [], 'Reading which files of reviews there are'),
	]);
	const part = working && partOf(working, new URL(request.url).searchParams.get('page'));
	return { course, working: part, priors, file: files[0] ?? null };
}

/** A part of the reviews, and the working without the others. A part past the end is the last. */
function partOf(whole: CourseWorking, asked: string | null) {
	const pages = Math.max(1, Math.ceil(whole.reviews.length / ROWS));
	const page = Math.min(readPageNumber(asked), pages);
	return { ...whole, reviews: whole.reviews.slice((page - 1) * ROWS, page * ROWS), page, pages };
}

/** The course at this address; an earlier name of it, or another country, leads to the right address. */
async function requireCourse(ctx: DomainContext, { country, slug }: Route.LoaderArgs['params']) {
	const page = await getCoursePage(ctx, slug);
	if (page?.course.country.slug === country) return page.course;
	const alias = page ? slug : await getSlugByAlias(ctx, slug);
	const present = alias === null ? null : await getCoursePage(ctx, alias);
	if (!present) throw data(null, { status: 404 });
	throw redirect(paths.rating(present.course), 301);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { course, working } = loaderData;
	return pageMeta({
		title: `How the rating of ${course.name} came about`,
		description: `Every review that counts in the rating of ${course.name}, with its weight, and the sum that they come to.`,
		path: paths.rating(course),
		hidden: working === null || working.page > 1,
		origin: matches[0].loaderData?.origin,
	});
}

export default function RatingPage({ loaderData: { course, working, priors, file } }: Route.ComponentProps) {
	const shown = working?.summary.shown;
	const title = typeof shown === 'number' ? `How this ${formatRating(shown)} came about` : 'Nothing to add up yet';
	return (
		<div className={`wrap ${styles.page}`}>
			<Breadcrumbs
				above={[...crumbsAbove(course), { label: crumbOf(course).name, to: paths.course(course) }]}
				here={title}
			/>
			<p className={`kicker ${styles.course}`}>
				<CourseName course={course} />
			</p>
			<SectionHead title={title} level={1}>
				<p>
					{working
						? `Every review that counts, with its weight, on ${formatDate(working.day)} (UTC). Anybody can make the sum again.`
						: 'No review of this course counts in a rating.'}
				</p>
			</SectionHead>
			{working ? (
				<div className={styles.parts}>
					<div>
						<WorkingTable working={working} reviews={working.reviews} />
						<Pager
							page={working.page}
							pages={working.pages}
							to={(page) => paths.rating(course, { page })}
							label="Parts of the reviews"
						/>
					</div>
					<div className={styles.beside}>
						<WorkingSum working={working} />
						<PriorPart working={working} days={priors} />
						<RecountPart file={file} />
					</div>
				</div>
			) : (
				<p className={styles.none}>
					<a href={paths.createReview({ course: course.slug })}>Write the first review</a>, or read{' '}
					<a href={paths.howWeRate()}>how we rate</a>.
				</p>
			)}
		</div>
	);
}
