import type { Field } from '../catalogue/facts/definition.ts';
import { name } from '../catalogue/facts/names.ts';
import { groupThousands } from '../shared/text/group-thousands.ts';

/** What is wrong with a name, by why it is refused. */
export const NAME_MESSAGES = {
	'no-name': 'Name: every course has one.',
	'not-a-name': 'Name: this names no course.',
	'generic-name': 'Name: it says no more than golf course.',
	'name-too-long': `Name: at most ${name.most} characters.`,
	'hole-name': 'Name: this is the name of a hole, tee or green.',
	'not-golf': 'Name: a range, mini golf or the like is no golf course.',
	closed: 'Name: leave out that it is closed, and close it instead.',
} as const;

/** What is wrong where several fields do not hold together, or with what is stored. */
export const FACT_MESSAGES = {
	slugTaken: 'Address: another course has it, or had it once.',
	position: 'Latitude and longitude: give both, or neither.',
	season: 'Season: give its first and its last month, or neither.',
	renown: 'Known for: a renown has its reason, and the reason a renown; give both, or neither.',
	greenFeeDecimals: 'Green fee: no more decimals than its currency has.',
	greenFeeCurrency: 'Currency: a green fee has one.',
	greenFeeMissing: 'Green fee: without an amount, leave out its currency and its day too.',
} as const;

/** What is said of a field that holds something else than its definition asks for. */
export const messageOf = (field: Field) => `${field.label}: ${wantedOf(field)}.`;

function wantedOf(field: Field): string {
	switch (field.kind) {
		case 'text':
			return textWanted(field);
		case 'lines':
			return `at most ${field.most}, one a line, each of at most ${field.longest} characters`;
		case 'whole':
			return `${wholeFrom(field)}${field.unit ? `, in ${field.unit}` : ''}`;
		case 'year':
			return `a year from ${field.least} on, at most ${field.ahead} years ahead`;
		case 'degrees':
			return `degrees from ${field.least} to ${field.most}, such as ${field.example}`;
		case 'amount':
			return 'a number such as 85 or 85.50';
		case 'day':
			return 'the day on which somebody looked, not after today';
		default:
			return 'choose one of the list';
	}
}

const wholeFrom = ({ least, most }: { least: number; most: number }) =>
	`a whole number from ${groupThousands(least)} to ${groupThousands(most)}`;

function textWanted({ text, least = 0, most }: Extract<Field, { kind: 'text' }>): string {
	switch (text) {
		case 'paragraphs':
			return `from ${least} to ${groupThousands(most)} characters`;
		case 'slug':
			return `small letters a to z, digits and single hyphens, at most ${most}`;
		case 'website':
			return 'an address that begins with https:// or http://';
		case 'picture':
			return 'an address on this site that begins with a single slash';
		default:
			return `at most ${most} characters`;
	}
}
