import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardFormula, readGuarded, toCsv } from './csv.ts';

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

describe('a cell that a spreadsheet would compute', () => {
	it('gives back every text, also one that a spreadsheet would compute', () => {
		fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => readGuarded(guardFormula(text)) === text));
		for (const text of ['=1', "'=1", "''+1", "'s-Hertogenbosch", '', "'", '-', '@a'])
			expect(readGuarded(guardFormula(text)), text).toBe(text);
	});

	it.each(['=1', '-Heath', '@x', "'=1"])('S09: shows %j as text', (text) => {
		expect(guardFormula(text)).toBe(`'${text}`);
	});
});
