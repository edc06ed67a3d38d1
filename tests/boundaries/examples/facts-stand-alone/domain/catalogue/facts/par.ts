import { LIMIT } from '../rules.ts';

export const par = LIMIT;
