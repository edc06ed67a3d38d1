import type { TableQuery } from '../../shared/table-query.ts';

/** Courses as a table: what they can be filtered and ordered by. */
export type CourseColumn = 'id' | 'name' | 'location' | 'country' | 'continent';
export type OrderedCourseColumn = 'id' | 'name' | 'rating';
export type CourseQuery = TableQuery<CourseColumn, OrderedCourseColumn>;
