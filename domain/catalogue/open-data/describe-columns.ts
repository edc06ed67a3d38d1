import type { Field } from '../facts/definition.ts';
import { FACTS } from '../facts/facts.ts';
import { ORIGINS } from '../facts/sources.ts';
import { isNumbered } from '../facts/storage.ts';
import { wordsOf } from '../facts/words.ts';
import { ABOUT_COURSE, OPEN_COLUMNS, type OpenColumn } from './columns.ts';

/** A column of the file by its header: what stands in it, and in which unit where it has one. */
export type ColumnDescription = { name: string; meaning: string; unit: string | null };

/** Every column of the file in its order, in words for whoever reads it with a program. */
export const describeColumns = (): ColumnDescription[] =>
	OPEN_COLUMNS.map((column) => ({ name: column.header, meaning: meaningOf(column), unit: unitOf(column) }));

function meaningOf(column: OpenColumn): string {
	if (column.holds === 'about') return ABOUT_COURSE[column.about];
	if (column.holds === 'source') return `Where ${labelOf(column)} is from: ${SOURCE_WORDS}.`;
	const { field, fact } = column;
	const named = field.label === FACTS[fact].label ? field.label : `${FACTS[fact].label}: ${field.label.toLowerCase()}`;
	return [named, ...contentsOf(field)].join('. ').concat('.');
}

/** “the length”, “the green fee”. */
const labelOf = ({ fact }: OpenColumn & { holds: 'source' }) => `the ${FACTS[fact].label.toLowerCase()}`;

const SOURCE_WORDS = `who told it (${Object.keys(ORIGINS).join(', ')}, or a file by its name), what the course is called there, the day it was taken over, and the day it was checked where somebody did, parted by bars`;

/** What may stand in a field. */
function contentsOf(field: Field): string[] {
	switch (field.kind) {
		case 'choice':
			return [`One of ${field.choices.map((choice) => choiceInWords(field, choice)).join(', ')}`];
		case 'list':
			return [`Any of ${field.choices.join(', ')}, joined by semicolons`];
		case 'lines':
			return ['Joined by semicolons'];
		case 'country':
			return ['Its code by ISO 3166-1, such as SE'];
		case 'currency':
			return ['Its code by ISO 4217, such as EUR'];
		case 'day':
			return ['YYYY-MM-DD'];
		case 'month':
			return [`A number, ${field.least} to ${field.most}`];
		case 'amount':
			return ['What a visitor pays for a round, a decimal number'];
		case 'text':
			return field.text === 'slug' ? ['The last part of the address of its page: the course’s alone'] : [];
		default:
			return [];
	}
}

const choiceInWords = (field: Field, choice: string | number) =>
	field.kind === 'choice' && isNumbered(field) ? `${choice} (${wordsOf(field, choice, 'print')})` : String(choice);

function unitOf(column: OpenColumn): string | null {
	if (column.holds !== 'field') return null;
	const { field, name } = column;
	if (field.kind === 'degrees') return 'degrees (WGS 84)';
	if (field.kind === 'amount') return 'whole units of the currency';
	if (field.kind === 'year') return 'year';
	if (field.kind === 'month') return 'month';
	return name === 'positionAccuracy' || (field.kind === 'whole' && field.unit === 'metres') ? 'metres' : null;
}
