import type { CacheKey } from '../shared/context.ts';

/** The key of the pages of a list that others read. */
export const listKey = (id: number): CacheKey => `list:${id}`;

/** The key of which lists are shown to everybody. */
export const LISTS_SHOWN: CacheKey = 'lists';
