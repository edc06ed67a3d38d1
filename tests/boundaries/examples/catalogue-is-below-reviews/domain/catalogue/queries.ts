import { list } from '../reviews/queries.ts';

export const course = list;
