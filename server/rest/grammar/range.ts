import { badRange } from '../rest-error.ts';

/** A part of a list: from which place on, and how many rows at most. */
export type Range = { offset: number; limit: number };

type Asked = { limit: string | null; offset: string | null; header: string | undefined };

const FARTHEST = 2_147_483_647;

/** Reads `limit` and `offset`, and the header `Range: 0-9`, whose parts have to fit both. No more than `most` come at once. */
export function readRange({ limit, offset, header }: Asked, most: number): Range {
	const from = offset === null ? 0 : place(offset, 'offset');
	const end = limit === null ? Number.POSITIVE_INFINITY : from + place(limit, 'limit');
	// Other units, such as bytes, are of no concern here.
	const [, low, high] = /^(\d{1,10})-(\d{0,10})$/.exec(header ?? '') ?? [];
	const first = Math.max(from, Number(low ?? 0));
	const last = high ? Number(high) : Number.POSITIVE_INFINITY;
	if (Number(low ?? 0) > last)
		throw badRange('The lower boundary must be lower than or equal to the upper boundary in the Range header.');
	if (first > FARTHEST) throw badRange('There are not so many rows.');
	return { offset: first, limit: Math.min(most, Math.max(0, Math.min(end, last + 1) - first)) };
}

function place(text: string, name: string): number {
	if (!/^\d{1,10}$/.test(text)) throw badRange(`The ${name} should be a whole number, zero or greater.`);
	return Number(text);
}
