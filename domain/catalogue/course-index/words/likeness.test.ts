import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWith } from './likeness.ts';

const word = fc.oneof(
	fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 31 }),
	fc.string({ unit: fc.constantFrom('東', '京', 'よ', 'a'), minLength: 1, maxLength: 8 }),
);

/** Optimal string alignment by the table of the textbooks: its last line, for each beginning of `other`. */
function distances(typed: string, other: string): number[] {
	const table = Array.from({ length: other.length + 1 }, (_, row) => [row]);
	const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
	for (let row = 0; row <= other.length; row += 1) {
		for (let column = row === 0 ? 0 : 1; column <= typed.length; column += 1) {
			const isSame = other[row - 1] === typed[column - 1];
			const isTurned =
				row > 1 && column > 1 && other[row - 1] === typed[column - 2] && other[row - 2] === typed[column - 1];
			const least = Math.min(
				at(row - 1, column) + 1,
				at(row, column - 1) + 1,
				at(row - 1, column - 1) + (isSame ? 0 : 1),
				isTurned ? at(row - 2, column - 2) + 1 : Infinity,
			);
			const line = table[row];
			if (line) line[column] = row === 0 ? column : least;
		}
	}
	return table.map((line) => line[typed.length] ?? Infinity);
}

describe('slips of the finger', () => {
	it.each([
		['andrwes', 'andrews', 1],
		['ballybunnion', 'ballybunion', 1],
		['ljunghausen', 'ljunghusen', 1],
		['golf', 'golf', 0],
		['abc', '', 3],
	])('%s and %s differ in %i places', (typed, other, places) => {
		expect(compareWith(typed)?.(other).whole).toBe(places);
	});

	it('are counted as a table of every letter with every other counts them', () => {
		fc.assert(
			fc.property(word, word, (typed, other) => {
				const expected = distances(typed, other);
				expect(compareWith(typed)?.(other)).toEqual({ whole: expected.at(-1), beginning: Math.min(...expected) });
			}),
			{ numRuns: 500 },
		);
	});

	it('S11: are not looked for in words longer than any name has', () => {
		expect(compareWith('a'.repeat(32))).toBeNull();
		expect(compareWith('')).toBeNull();
	});
});
