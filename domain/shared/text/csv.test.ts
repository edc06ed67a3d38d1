import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const read = (csv: string) => parse(csv, { bom: true }) as string[][];

describe('a file for spreadsheets', () => {
	it.each([
		'=HYPERLINK("https://evil.example","Click")',
		'+1',
		'-1',
		'@SUM(A1)',
		' =1',
		'\u200b=1',
		'＝1',
		'|calc',
		'\t=1',
		'\tone',
		'\rone',
		'\none',
		'\0=1',
		'\0one',
		'%0A=1',
	])('S09: shows %j as text', (cell) => {
		expect(read(toCsv([[cell]]))).toEqual([[`'${cell}`]]);
	});

	it.each(['It was fair.', 'a=1', '7 + 1', '{"status":"held"}', '', '日本語'])('leaves %j as it is', (cell) => {
		expect(read(toCsv([[cell]]))).toEqual([[cell]]);
	});

	it('S09: keeps quotes, commas and ends of lines inside their cell, as RFC 4180 has it', () => {
		const cells = ['He said "no",\r\nand left', 'a;b', '"=1"'];
		expect(toCsv([[...cells, null, 12]])).toBe('\uFEFF"He said ""no"",\r\nand left","a;b","""=1""","","12"\r\n');
		expect(read(toCsv([cells, cells]))).toEqual([cells, cells]);
	});
});
