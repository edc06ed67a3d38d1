import { CURRENCIES } from '#domain/shared/currencies.ts';
import { isCalendarDay } from '#domain/shared/day.ts';
import { guardFormula, readGuarded } from '#domain/shared/text/csv.ts';
import { cleanLine, cleanText } from '#domain/shared/text/text.ts';
import type { Field } from '../facts/definition.ts';
import type { FactSource } from '../facts/sources.ts';
import { isWebAddress } from '../import/rows/clean-text.ts';
import { getCountry } from '../places/countries.ts';
import { LIST_SIGN, SOURCE_SIGN } from './columns.ts';
import { joinParts, splitParts } from './parts.ts';

/** Longer names of sources, and of things in them, are not kept. */
const LONGEST_PART = 200;

/** What a field holds, as its cell has it; empty for nothing. */
export function writeCell(value: unknown): string {
	if (value === null || value === undefined) return '';
	if (typeof value === 'number') return String(value);
	return guardFormula(Array.isArray(value) ? joinParts(value.map(String), LIST_SIGN) : String(value));
}

/** What a cell says of a field, as courses are kept; null where it says nothing, or nothing that may stand there. */
export function readCell(field: Field, cell: string, thisYear: number): unknown {
	const text = readGuarded(cell);
	switch (field.kind) {
		case 'text':
			return readWords(field, text);
		case 'lines':
			return splitParts(text, LIST_SIGN)
				.map(cleanLine)
				.filter((line) => line !== '' && line.length <= field.longest)
				.slice(0, field.most);
		case 'list':
			return [...new Set(splitParts(text, LIST_SIGN))].filter((one) => field.choices.includes(one));
		case 'choice': {
			const choices: readonly (string | number)[] = field.choices;
			return choices.find((choice) => String(choice) === text) ?? field.otherwise ?? null;
		}
		case 'whole':
		case 'month':
			return within(/^\d+$/.test(text) ? Number(text) : null, field.least, field.most);
		case 'year':
			return within(/^\d+$/.test(text) ? Number(text) : null, field.least, thisYear + field.ahead);
		case 'degrees':
			return within(/^-?\d+(\.\d+)?(e-\d+)?$/.test(text) ? Number(text) : null, field.least, field.most);
		case 'country':
			return /^[A-Z]{2}$/.test(text) && getCountry(text) ? text : null;
		case 'currency':
			return CURRENCIES.find((currency) => currency === text) ?? null;
		case 'amount':
			return /^\d{1,8}(\.\d{1,3})?$/.test(text) ? text : null;
		case 'day':
			return isCalendarDay(text) ? text : null;
	}
}

const within = (value: number | null, least: number, most: number) =>
	value !== null && value >= least && value <= most ? value : null;

function readWords({ text: kind, least = 1, most }: Extract<Field, { kind: 'text' }>, text: string): string | null {
	const words = kind === 'paragraphs' ? cleanText(text) : cleanLine(text);
	if (words.length < least || words.length > most) return null;
	if (kind === 'website') return isWebAddress(words) ? words : null;
	if (kind === 'slug') return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(words) ? words : null;
	return words;
}

/** Of people nothing is told but that it was one of them. */
const NAMELESS: readonly string[] = ['member', 'editor'];

/** Where a fact is from, as `osm|way/123|2026-05-01|2026-06-01`: who told it, what it is called there, the day, the day it was checked. */
export function writeSource(source: FactSource | undefined): string {
	if (!source) return '';
	const { from, ref = '', day, checked = '' } = source;
	const parts = [from, NAMELESS.includes(from) ? '' : ref, day, ...(checked ? [checked] : [])];
	return guardFormula(joinParts(parts, SOURCE_SIGN));
}

/** The source that `writeSource` has written; null for anything else. */
export function readSource(cell: string): FactSource | null {
	const [from = '', ref = '', day = '', checked = ''] = splitParts(readGuarded(cell), SOURCE_SIGN).map(cleanLine);
	if (from === '' || !isCalendarDay(day) || from.length > LONGEST_PART || ref.length > LONGEST_PART) return null;
	return { from, ...(ref !== '' && { ref }), day, ...(isCalendarDay(checked) && { checked }) };
}
