import { noSuchColumn, RestError, unparsed } from '../rest-error.ts';
import type { RestTable } from '../tables.ts';
import { createReader, type Reader } from './reader.ts';

/** The columns to answer with, and those of the rows nested in each; null where none are to be nested. */
export type Selected = { columns: string[]; nested: { name: string; columns: string[] } | null };

const WHAT = 'the select parameter';

/** Reads `select=id,name,reviews(*)`: columns of the table, `*` for all, and the rows nested in its rows, one level deep. */
export function readSelect(text: string, table: RestTable): Selected {
	const reader = createReader(text);
	const columns = new Set<string>();
	let nested: Selected['nested'] = null;
	do {
		const name = readItem(reader, table, columns);
		if (name === null) continue;
		if (table.nested?.name !== name) throw noRelation(table);
		if (nested) throw unparsed(WHAT, `${name} is named twice.`);
		nested = { name, columns: readNested(reader, table.nested.columns) };
	} while (reader.take(','));
	if (!reader.isAtEnd()) throw notTaken();
	return { columns: [...columns], nested };
}

/** Adds a column; gives the name of what is to be nested instead, with its parenthesis read. */
function readItem(reader: Reader, { columns }: RestTable, chosen: Set<string>): string | null {
	if (reader.take('*')) {
		for (const column of columns) chosen.add(column);
		return null;
	}
	const name = reader.name();
	if (name === null) throw unparsed(WHAT, 'A column, * or a nested table comes here.');
	if (reader.take('(')) return name;
	// What follows a name otherwise is told first: the name may be an alias.
	if (!reader.isAtEnd() && !',)'.includes(reader.rest().charAt(0))) throw notTaken();
	if (!columns.includes(name)) throw noSuchColumn('selected', columns);
	chosen.add(name);
	return null;
}

function readNested(reader: Reader, columns: readonly string[]): string[] {
	const chosen = new Set<string>();
	if (reader.take(')')) return [];
	do {
		const name = readItem(reader, { columns, nested: null } as RestTable, chosen);
		if (name !== null) throw unparsed(WHAT, 'Rows are nested one level deep.');
	} while (reader.take(','));
	if (!reader.take(')')) throw notTaken();
	return [...chosen];
}

const notTaken = () =>
	unparsed(WHAT, 'Aliases, casts, hints, paths into values, spreading and aggregates are not offered here.');

const noRelation = ({ name, nested }: RestTable) =>
	new RestError({
		status: 400,
		code: 'PGRST200',
		message: `Could not find such a relationship of ${name}`,
		details: nested ? `Only ${nested.name} are nested in ${name}.` : `Nothing is nested in ${name}.`,
	});
