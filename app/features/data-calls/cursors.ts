import type { ChangePlace } from '#domain/catalogue/data-calls/change-queries.ts';
import type { NearbyPlace } from '#domain/catalogue/data-calls/nearby-queries.ts';
import type { Place } from '#domain/shared/newest-first.ts';

/** Cursors say where a list goes on. Their spelling is our own affair: programs take them from one answer to the next call. */

/** A cursor of the courses' list: the id of the last one told; of the ranking: how many have been told. */
export const courseCursor = (id: number) => toCursor(String(id));

/** The number in a cursor; null for a text that is no cursor of ours. */
export const readCourseCursor = (cursor: string): number | null => numbersIn(cursor, 1)?.[0] ?? null;

/** A cursor of a list of the nearest. */
export const nearbyCursor = ({ metres, id }: NearbyPlace) => toCursor(`${metres}.${id}`);

/** The place in a cursor; null for a text that is no cursor of ours. */
export function readNearbyCursor(cursor: string): NearbyPlace | null {
	const [metres, id] = numbersIn(cursor, 2) ?? [];
	return metres === undefined || id === undefined ? null : { metres, id };
}

/** A cursor of a list of reviews. */
export const reviewCursor = ({ microseconds, id }: Place) => toCursor(`${microseconds}.${id}`);

/** The place in a cursor; null for a text that is no cursor of ours. */
export function readReviewCursor(cursor: string): Place | null {
	const [microseconds, id] = numbersIn(cursor, 2) ?? [];
	return microseconds === undefined || id === undefined ? null : { microseconds, id };
}

/** A cursor of a list of photographs, whose ids are no numbers. */
export const photographCursor = ({ microseconds, id }: Place<string>) => toCursor(`${microseconds}.${id}`);

/** The place in a cursor; null for a text that is no cursor of ours. */
export function readPhotographCursor(cursor: string): Place<string> | null {
	const [, microseconds, id] = PHOTOGRAPH_PLACE.exec(textIn(cursor)) ?? [];
	return microseconds === undefined || id === undefined ? null : { microseconds: Number(microseconds), id };
}

const PHOTOGRAPH_PLACE = /^(\d{1,15}|[1-8]\d{15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A cursor of a list of places: the id of the last one told. */
export const placeCursor = (id: string) => toCursor(id);

/** The id in a cursor; null for a text that is no cursor of ours. */
export const readPlaceCursor = (cursor: string): string | null => /^[\w-]+$/.exec(textIn(cursor))?.[0] ?? null;

/** A cursor of the list of changes. */
export const changeCursor = ({ epoch, change, id }: ChangePlace) => toCursor(`${epoch}.${change}.${id}`);

/** The place in a cursor; null for a text that is no cursor of ours. */
export function readChangeCursor(cursor: string): ChangePlace | null {
	const [, epoch, numbers = ''] = /^([0-9a-f]{8})\.(.+)$/.exec(textIn(cursor)) ?? [];
	const [change, id] = numbersOf(numbers, 2) ?? [];
	return epoch === undefined || change === undefined || id === undefined ? null : { epoch, change, id };
}

/** The address of the next part of a list. */
export function nextAddress(
	origin: string,
	path: string,
	query: Readonly<Record<string, string | number | undefined>>,
	cursor: string | null,
): string | null {
	return cursor === null ? null : addressOf(origin, path, { ...query, cursor });
}

/** The address of a call with what it is asked with. */
export function addressOf(
	origin: string,
	path: string,
	query: Readonly<Record<string, string | number | undefined>>,
): string {
	const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
	return `${origin}${path}?${new URLSearchParams(given)}`;
}

const toCursor = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

const LARGEST_ID = 2_147_483_647;

const numbersIn = (cursor: string, count: number) => numbersOf(textIn(cursor), count);

/** So many whole numbers with points between them, the last an id; null where a text holds anything else. */
function numbersOf(text: string, count: number): number[] | null {
	const parts = text.split('.');
	if (parts.length !== count || !parts.every((part) => /^\d{1,16}$/.test(part))) return null;
	const numbers = parts.map(Number);
	return numbers.every(Number.isSafeInteger) && (numbers.at(-1) ?? 0) <= LARGEST_ID ? numbers : null;
}

/** The text that `toCursor` was given; nothing where it made none such. */
function textIn(cursor: string): string {
	try {
		return atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
	} catch {
		return '';
	}
}
