import { course } from '#app/features/data-calls/shapes/course-shapes.ts';
import { review } from '#app/features/data-calls/shapes.ts';
import type { CourseColumn, OrderedCourseColumn } from '#domain/catalogue/course-table/columns.ts';
import type { OrderedReviewColumn, ReviewColumn } from '#domain/reviews/data-calls/review-table-queries.ts';

export type ColumnType = 'number' | 'text';

/** What is read as a table: its columns, those that rows can be filtered and ordered by, and what may be nested in each row. */
export type RestTable = {
	name: string;
	columns: readonly string[];
	filters: Readonly<Record<string, ColumnType>>;
	orders: readonly string[];
	nested: { name: string; columns: readonly string[] } | null;
};

const courseFilters: Record<CourseColumn, ColumnType> = {
	id: 'number',
	name: 'text',
	location: 'text',
	country: 'text',
	continent: 'text',
};
const courseOrders: OrderedCourseColumn[] = ['id', 'name', 'rating'];
const reviewFilters: Record<ReviewColumn, ColumnType> = { id: 'number', course_id: 'number' };
const reviewOrders: OrderedReviewColumn[] = ['id', 'created_at', 'date_played', 'rating'];

/** The columns of the data calls; a name has a row of its own, and a review its state. */
const { profile, ...reviewShape } = review.shape;
const reviewColumns = [...Object.keys(reviewShape), 'status'];

/** What the specification's client reads, under its names. */
export const TABLES = {
	courses: {
		name: 'courses',
		columns: Object.keys(course.shape),
		filters: courseFilters,
		orders: courseOrders,
		nested: { name: 'reviews', columns: reviewColumns },
	},
	reviews: {
		name: 'reviews',
		columns: reviewColumns,
		filters: reviewFilters,
		orders: reviewOrders,
		nested: null,
	},
	profiles: {
		name: 'profiles',
		columns: ['id', ...Object.keys(profile.unwrap().shape)],
		filters: { id: 'text' },
		orders: [],
		nested: null,
	},
} as const satisfies Record<string, RestTable>;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];
