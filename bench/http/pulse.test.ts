import { expect, test } from 'vitest';
import { readPulse } from './pulse.ts';

/** A beat every five milliseconds, each of one millisecond but those from 500 to 550. */
const beats = Array.from({ length: 400 }, (_, index) => ({
	at: index * 5,
	took: index >= 100 && index <= 110 ? 4 : 1,
}));

test('beats that take half as long again as usual are halts', () => {
	expect(readPulse(beats).halted).toBeCloseTo(11 / 400);
	expect(readPulse(beats.map((beat) => ({ ...beat, took: 1.4 }))).halted).toBe(0);
	expect(readPulse([]).halted).toBe(0);
});

test('a page is counted as even unless it was waited for in a halt or asked for soon after one', () => {
	const { isEven } = readPulse(beats);
	expect(isEven(480, 490)).toBe(true);
	expect(isEven(480, 499)).toBe(false);
	expect(isEven(520, 525)).toBe(false);
	expect(isEven(640, 650)).toBe(false);
	expect(isEven(651, 660)).toBe(true);
});
