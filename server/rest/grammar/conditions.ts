import type { Condition } from '#domain/shared/table-query.ts';
import { badValue, noSuchColumn, unparsed } from '../rest-error.ts';
import type { ColumnType, RestTable } from '../tables.ts';
import { createReader } from './reader.ts';

/** As long as a text in the data calls. */
const LONGEST_VALUE = 100;
const MOST_CONDITIONS = 20;
const LARGEST_ID = 2_147_483_647;

/** Reads the parameters that are conditions, groups of which each has to be met in one at least: `name=eq.Fife`, `name=ilike.*links*`, `or=(name.ilike.%a%,country.ilike.%a%)`. */
export function readConditions(parameters: readonly (readonly [name: string, text: string])[], table: RestTable) {
	const conditions = parameters.map(([name, text]) =>
		name === 'or' ? readAnyOf(text, table) : [readCondition(name, text, table)],
	);
	if (conditions.flat().length > MOST_CONDITIONS)
		throw unparsed('the conditions', `At most ${MOST_CONDITIONS} are taken at once.`);
	return conditions;
}

/** Here everything after the operator is the value: quotation marks, commas and parentheses are meant themselves. */
function readCondition(column: string, text: string, table: RestTable): Condition {
	const [, operator, value = ''] = /^(eq|ilike)\.(.*)$/s.exec(text) ?? [];
	if (operator === 'eq') return equal(column, value, table);
	if (operator === 'ilike') return like(column, value, table);
	// A name that is no column may be a parameter of PostgREST's that is not known here.
	typeOf(column, table);
	throw unparsed('a condition', 'eq and ilike are the operators that are offered here.');
}

const IN_PARENTHESES = 'Conditions of ilike come here, divided by commas: (name.ilike.*a*,country.ilike.*a*).';

function readAnyOf(text: string, table: RestTable): Condition[] {
	const reader = createReader(text);
	const conditions: Condition[] = [];
	if (!reader.take('(')) throw unparsed('the or parameter', IN_PARENTHESES);
	do {
		const column = reader.name();
		if (column === null || !reader.take('.ilike.')) throw unparsed('the or parameter', IN_PARENTHESES);
		conditions.push(like(column, reader.value(), table));
	} while (reader.take(','));
	if (!reader.take(')') || !reader.isAtEnd()) throw unparsed('the or parameter', IN_PARENTHESES);
	return conditions;
}

function typeOf(column: string, { filters }: RestTable): ColumnType {
	const type = Object.hasOwn(filters, column) ? filters[column] : undefined;
	if (type === undefined) throw noSuchColumn('filtered by', Object.keys(filters));
	return type;
}

function equal(column: string, value: string, table: RestTable): Condition {
	if (typeOf(column, table) === 'text') return { column, is: 'equal', value: proper(column, value) };
	const number = Number(value);
	if (!/^\d{1,10}$/.test(value) || number > LARGEST_ID) throw badValue(column, 'a whole number');
	return { column, is: 'equal', value: number };
}

function like(column: string, value: string, table: RestTable): Condition {
	if (typeOf(column, table) !== 'text') throw badValue(column, 'a whole number: ask for it by eq');
	// In addresses the asterisk stands for the percent sign, which needs to be encoded there.
	const pattern = proper(column, value).replaceAll('*', '%');
	// As PostgreSQL has it: a backslash stands before what is meant itself.
	if (/(?:^|[^\\])(?:\\\\)*\\$/s.test(pattern)) throw badValue(column, 'a pattern that ends with no escape character');
	return { column, is: 'like', value: pattern };
}

function proper(column: string, value: string): string {
	if (value.length > LONGEST_VALUE) throw badValue(column, `a text of at most ${LONGEST_VALUE} characters`);
	if (value.includes('\0')) throw badValue(column, 'a text without the character NUL');
	return value.toWellFormed();
}
