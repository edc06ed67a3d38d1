import {
	courseCursor,
	nextAddress,
	readCourseCursor,
	readReviewCursor,
	reviewCursor,
} from '#app/features/data-calls/cursors.ts';
import type { Place } from '#domain/shared/newest-first.ts';
import { placeIn } from '../data/answering.ts';

/** Where a list goes on; null at its beginning. Throws `BadCursor` for one that was made up. */
export const placeAfter = (cursor: string | undefined): Place | null => placeIn(cursor, readReviewCursor);

/** As `placeAfter`, of a list that goes by ids; 0 at its beginning. */
export const idAfter = (cursor: string | undefined): number => placeIn(cursor, readCourseCursor) ?? 0;

/** The address of the next part of a list; null where there is none. */
export const nextPlace = (origin: string, path: string, limit: number, next: Place | null) =>
	nextAddress(origin, path, { limit }, next === null ? null : reviewCursor(next));

/** As `nextPlace`, of a list that goes by ids. */
export const nextId = (origin: string, path: string, limit: number, next: number | null) =>
	nextAddress(origin, path, { limit }, next === null ? null : courseCursor(next));
