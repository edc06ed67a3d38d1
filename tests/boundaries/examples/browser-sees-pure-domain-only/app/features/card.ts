import { listCourses } from '../../domain/catalogue/queries.ts';

export const card = listCourses;
