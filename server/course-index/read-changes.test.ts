import { expect, it } from 'vitest';
import { readChanges } from './read-changes.ts';

it('takes over the courses that a write names', () => {
	expect(readChanges(['course:42', 'ranking', 'reviews:latest'])).toEqual({ courses: [42], everything: false });
	expect(readChanges(['member:7', 'course:x', 'course:1; drop'])).toEqual({ courses: [], everything: false });
});

it.each([['*'], ['catalogue'], ['ranking'], ['catalogue', 'course:1']])(
	'reads everything again after %j',
	(...keys) => {
		expect(readChanges(keys).everything).toBe(true);
	},
);
