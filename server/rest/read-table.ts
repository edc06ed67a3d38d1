import { NESTED_REVIEWS } from '#app/features/data-calls/course-calls.ts';
import { MOST_ITEMS } from '#app/features/data-calls/parameters.ts';
import type { CourseQuery } from '#domain/catalogue/course-table/columns.ts';
import { readCourseTable } from '#domain/catalogue/course-table/course-table-queries.ts';
import {
	getOpenProfile,
	listReviewsOfCourses,
	type ReviewQuery,
	readReviewTable,
} from '#domain/reviews/data-calls/review-table-queries.ts';
import type { TablePart, TableQuery } from '#domain/shared/table-query.ts';
import { type Answering, toWireCourses } from '../api/data/answering.ts';
import { createTurnstile } from '../load/turnstile.ts';
import type { Selected } from './grammar/select.ts';
import { unparsed } from './rest-error.ts';
import type { TableName } from './tables.ts';
import { toRestProfile, toRestReview } from './wire.ts';

export const MOST_ROWS = MOST_ITEMS;

/** To count all reviews, or to pass over more of them than this, takes the database longer than all else that is asked here. */
const FAR = 1_000;
const MOST_IN_LINE = 20;
/** One at a time: those of a flood must leave connections to the readers of pages. */
const throughAllReviews = createTurnstile(1, MOST_IN_LINE);

type Row = Record<string, unknown>;

/** Reads the rows of a table that fit the query, with all their columns. */
type ReadTable = (answering: Answering, query: TableQuery, nested: Selected['nested']) => Promise<TablePart<Row>>;

/** Each is given what its entry in `TABLES` lets through: columns of its own alone. */
const READ: Record<TableName, ReadTable> = {
	async courses(answering, query, nested) {
		const { ctx, samples, origin } = answering;
		const { rows, total } = await readCourseTable(ctx, query as CourseQuery, samples);
		const [courses, reviews] = await Promise.all([
			toWireCourses(answering, rows),
			nested &&
				listReviewsOfCourses(
					ctx,
					rows.map(({ id }) => id),
					NESTED_REVIEWS,
				),
		]);
		if (!nested || !reviews) return { rows: courses, total };
		const withReviews = (course: (typeof courses)[number]): Row => ({
			...course,
			[nested.name]: (reviews.get(course.id) ?? []).map((review) => only(toRestReview(review, origin), nested.columns)),
		});
		return { rows: courses.map(withReviews), total };
	},
	async reviews({ ctx, origin }, query) {
		const isOfOne = query.allOf.length > 0;
		const wide = query.order.some(({ column }) => column === 'rating' || column === 'date_played');
		if (wide && !isOfOne)
			throw unparsed('the order', 'By rating and date_played come the reviews of one course: course_id=eq.');
		const read = () => readReviewTable(ctx, query as ReviewQuery);
		const isLong = !isOfOne && (query.counted || query.offset > FAR);
		const { rows, total } = await (isLong ? throughAllReviews.run(read) : read());
		return { rows: rows.map((review) => toRestReview(review, origin)), total };
	},
	async profiles({ ctx, origin }, { allOf, offset, limit }) {
		const [condition, ...others] = allOf.flat();
		if (condition?.is !== 'equal' || others.length > 0)
			throw unparsed('the conditions', 'Profiles are looked up one by one: id=eq. and the user_id of a review.');
		const profile = await getOpenProfile(ctx, String(condition.value));
		const rows = profile ? [toRestProfile(profile, origin)] : [];
		return { rows: rows.slice(offset, offset + limit), total: rows.length };
	},
};

/** The rows of a table that fit the query, with the columns that were selected. */
export async function readTable(
	answering: Answering,
	name: TableName,
	{ query, selected }: { query: TableQuery; selected: Selected },
): Promise<TablePart<Row>> {
	const { columns, nested } = selected;
	const { rows, total } = await READ[name](answering, query, nested);
	const asked = nested ? [...columns, nested.name] : columns;
	return { rows: rows.map((row) => only(row, asked)), total: query.counted ? total : null };
}

/** A row with these columns alone, in their order. */
export const only = (row: Row, columns: readonly string[]): Row =>
	Object.fromEntries(columns.map((column) => [column, row[column]]));
