import { LIMIT } from '../../domain/catalogue/rules.ts';

export const limit = LIMIT;
