import { expect, it } from 'vitest';
import { exampleCourse } from '#tests/support/facts/example-course.ts';
import { comparisonRows } from './read-rows.server.ts';

it('says what golfers of each handicap band found, in the order of the bands, and leaves out bands nobody has', () => {
	const first = exampleCourse({
		bands: [
			{ band: '29+', mean: 8.26, count: 3 },
			{ band: '0-9', mean: 7, count: 12 },
		],
	});
	const second = exampleCourse({ bands: [{ band: '0-9', mean: 9.04, count: 4 }] });
	const rows = comparisonRows([first, second], 6).filter(({ name }) => name.startsWith('Handicap'));
	expect(rows.map(({ name, cells }) => [name, ...cells.map(({ words }) => words)])).toEqual([
		['Handicap 0-9', '7.0 (12 reviews)', '9.0 (4 reviews)'],
		['Handicap 29+', '8.3 (3 reviews)', null],
	]);
});
