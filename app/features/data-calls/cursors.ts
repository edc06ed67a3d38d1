import type { ReviewPlace } from '#domain/reviews/data-calls/data-call-queries.ts';

/** Cursors say where a list goes on. Their spelling is our own affair: programs take them from one answer to the next call. */

/** A cursor of the courses' list: the id of the last one told. */
export const courseCursor = (id: number) => toCursor(String(id));

/** The id in a cursor; null for a text that is no cursor of ours. */
export const readCourseCursor = (cursor: string): number | null => numbersIn(cursor, 1)?.[0] ?? null;

/** A cursor of a list of reviews. */
export const reviewCursor = ({ microseconds, id }: ReviewPlace) => toCursor(`${microseconds}.${id}`);

/** The place in a cursor; null for a text that is no cursor of ours. */
export function readReviewCursor(cursor: string): ReviewPlace | null {
	const [microseconds, id] = numbersIn(cursor, 2) ?? [];
	return microseconds === undefined || id === undefined ? null : { microseconds, id };
}

/** The address of the next part of a list. */
export function nextAddress(
	origin: string,
	path: string,
	query: Readonly<Record<string, string | number | undefined>>,
	cursor: string | null,
): string | null {
	if (cursor === null) return null;
	const given = Object.entries({ ...query, cursor }).flatMap(([name, value]) =>
		value === undefined ? [] : [[name, String(value)]],
	);
	return `${origin}${path}?${new URLSearchParams(given)}`;
}

const toCursor = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

const LARGEST_ID = 2_147_483_647;

/** So many whole numbers with points between them, the last an id; null where a cursor holds anything else. */
function numbersIn(cursor: string, count: number): number[] | null {
	let text = '';
	try {
		text = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
	} catch {
		return null;
	}
	const parts = text.split('.');
	if (parts.length !== count || !parts.every((part) => /^\d{1,16}$/.test(part))) return null;
	const numbers = parts.map(Number);
	return numbers.every(Number.isSafeInteger) && (numbers.at(-1) ?? 0) <= LARGEST_ID ? numbers : null;
}
