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
		['Handicap 0–9', '7.0 (12 reviews)', '9.0 (4 reviews)'],
		['Handicap 29+', '8.3 (3 reviews)', null],
	]);
});

it('says how far the others are from the first, and of courses at one position no distance', () => {
	const at = { latitude: 56.282, longitude: -3.753 };
	const first = exampleCourse({ ...at, name: 'King’s' });
	const far = exampleCourse({ ...at, latitude: 56.382, name: 'Far' });
	const row = comparisonRows([first, exampleCourse({ ...at, name: 'Queen’s' }), far], 6).find(
		({ name }) => name === 'Distance',
	);
	expect(row?.cells.map(({ words }) => words)).toEqual([null, 'beside King’s', '11 km (6.9 miles) from King’s']);
});

it('says how courses are now, and has no such row where nobody has told', () => {
	const courses = [exampleCourse({ id: 1 }), exampleCourse({ id: 2 })];
	const rowOf = (now?: Record<number, string>) =>
		comparisonRows(courses, 6, now)
			.find(({ name }) => name === 'How it is now')
			?.cells.map(({ words }) => words);
	expect(rowOf({ 1: 'Greens poor, 2 days ago' })).toEqual(['Greens poor, 2 days ago', null]);
	expect(rowOf()).toBeUndefined();
});
