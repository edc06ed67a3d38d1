import { expect, it } from 'vitest';
import { withOwnFirst } from './like-me.ts';

const row = (name: string, band?: string) => ({ name, cells: [], ...(band && { band }) });
const ROWS = [row('Rating'), row('Price'), row('Handicap 0–9', '0-9'), row('Handicap 10–18', '10-18')];
const names = (band: string | null | undefined) => withOwnFirst(ROWS, band).map(({ name }) => name);

it('puts what golfers of the member’s own handicap say after the rating, and leaves the others where they are', () => {
	expect(names('10-18')).toEqual(['Rating', 'Golfers like you', 'Price', 'Handicap 0–9']);
});

it('changes nothing where the handicap is not known, or too few of it have graded', () => {
	for (const band of [null, undefined, '29+']) expect(names(band)).toEqual(ROWS.map(({ name }) => name));
});
