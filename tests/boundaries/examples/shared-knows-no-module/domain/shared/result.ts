import { course } from '../catalogue/rules.ts';

export const result = course;
