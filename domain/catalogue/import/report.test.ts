import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { RowReport } from './notes.ts';
import { REPORT_HEADER, reportLine } from './report-csv.ts';
import { Tally } from './tally.ts';

const row = (told: Partial<RowReport>): RowReport => ({
	file: 'courses.csv',
	line: 2,
	name: 'Ardee',
	outcome: 'taken',
	into: null,
	refusal: null,
	notes: [],
	...told,
});
const nameOf = (name: string) => parse(reportLine(row({ name })))[0]?.[4];

describe('the report file', () => {
	it.each(['=HYPERLINK("x","y")', '+1', '-1', '@SUM(1)', '\tx', '\rx', ' =1'])(
		'S09: computes nothing when a name is %j',
		(name) => {
			expect(nameOf(name)).toBe(`'${name}`);
		},
	);

	it('S09: keeps quotation marks, commas and line ends in their cell, and no NUL', () => {
		expect(nameOf('The "Old", Course\nNorth')).toBe('The "Old", Course\nNorth');
		expect(nameOf('Ar\0dee')).toBe('Ardee');
	});

	it('has a line for every row with its reasons', () => {
		const refused = row({ line: 7, outcome: 'refused', refusal: 'no-name', name: '' });
		const flagged = row({ notes: [{ flag: 'number-dropped', detail: 'par 720' }] });
		const rows = parse(REPORT_HEADER + reportLine(refused) + reportLine(flagged), { columns: true });
		expect(rows).toMatchObject([
			{ file: 'courses.csv', line: '7', outcome: 'refused', flagged: 'no', reason: 'it has no name' },
			{ outcome: 'taken', flagged: 'yes', reason: expect.stringContaining('par 720') },
		]);
	});
});

describe('the summary', () => {
	it('counts the rows and groups the reasons, with the first few of each', () => {
		const tally = new Tally();
		for (let line = 2; line < 12; line++)
			tally.add(row({ line, outcome: 'refused', refusal: 'hole-name', name: `H${line}` }));
		tally.add(row({ line: 12, outcome: 'merged', notes: [{ flag: 'link-dropped' }] }));
		tally.add(row({ line: 13 }));
		const lines = tally.lines();
		expect(lines[0]).toBe('12 rows: 1 taken, 1 merged, 10 refused; 1 flagged');
		expect(lines[1]).toBe('10 refused: its name is that of a hole, tee or green');
		expect(lines.filter((line) => line.includes('courses.csv:'))).toHaveLength(4);
	});
});
