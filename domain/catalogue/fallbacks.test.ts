import { describe, expect, it } from 'vitest';
import { FALLBACKS, fallbacksOf } from './fallbacks.ts';

const unknown = {
	...{ name: 'Hillside Golf Club', kind: null, otherNames: [], type: null },
	...{ holes: null, par: null, description: null },
};
const left = (known: Partial<Parameters<typeof fallbacksOf>[0]>) =>
	Object.entries(fallbacksOf({ ...unknown, ...known })).flatMap(([fact, value]) => (value === null ? [] : [fact]));
const ALL = Object.keys(FALLBACKS);
const SMALL = ['description', 'facilities'];

describe('the fallbacks that may stand in a dialog', () => {
	it('are all of the specification’s where nothing is known, and of a full course', () => {
		expect(left({})).toEqual(ALL);
		expect(
			left({ holes: 18, par: 72, description: 'Heather and wind, from the par-three seventh to the sea.' }),
		).toEqual(ALL);
	});

	it.each([
		['nine holes', { holes: 9 }],
		['twenty-seven holes', { holes: 27 }],
		['nine holes by its description', { description: 'Nine holes run along the cliffs.' }],
		['nine holes by its name', { name: 'Hillside 9-Hole Course' }],
		['a par-3 course by its name', { name: 'Hillside Par 3 Course' }],
		['a par-3 course by its description', { description: 'An all par-three layout beside the river.' }],
		['a pitch and putt', { otherNames: ['Hillside Pitch & Putt'] }],
	])('say nothing of holes, length and difficulty of %s', (_, known) => {
		expect(left(known)).toEqual(SMALL);
	});

	it('are none of a course of another kind', () => {
		expect(left({ kind: 'Pitch and putt' })).toEqual([]);
	});

	it('leave a low par without 6,800 yards', () => {
		expect(left({ holes: 18, par: 60 })).toEqual(['type', ...SMALL]);
	});

	it.each([
		['type', { description: 'A par of 70 in the pines.' }],
		['length', { description: 'At 5,900 yards it is for everybody.' }],
		['difficulty', { description: 'A gentle walk in a park, good for beginners.' }],
		['facilities', { description: 'There is no clubhouse: pay into the honesty box.' }],
	])('leave out the %s where the description tells another', (fact, known) => {
		expect(left(known)).toEqual(ALL.filter((one) => one !== fact));
	});
});
