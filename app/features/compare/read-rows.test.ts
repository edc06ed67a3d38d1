import { expect, it } from 'vitest';
import type { Condition } from '#domain/conditions/join.ts';
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

it('says how courses are now, of how many and how old it is, and nothing where nobody has told', () => {
	const [first, second] = [exampleCourse({ id: 1 }), exampleCourse({ id: 2 })];
	const opinions = [{ value: 'poor', golfers: 2 }];
	const greens: Condition = {
		kind: 'greens',
		opinions,
		golfers: 2,
		isLoneVisitor: false,
		day: '2026-05-26',
		daysAgo: 2,
		minutes: null,
		endsAt: new Date('2026-06-16T00:00:00Z'),
	};
	const nameOf = ({ name }: { name: string }) => name === 'How it is now';
	const row = comparisonRows([first, second], 6, new Map([[1, [greens]]])).find(nameOf);
	expect(row?.cells).toEqual([
		{ words: 'Greens poor', best: null, aside: '2 days ago, 2 golfers' },
		{ words: null, best: null },
	]);
	expect(comparisonRows([first, second], 6).some(nameOf)).toBe(false);
});
