import { parse } from 'csv-parse/sync';
import { failure, success } from '#domain/shared/result.ts';
import { CSV_COLUMNS } from './csv-columns.ts';
import { type FilePlace, positionOf, type ReadPlaces } from './file-place.ts';

type Column = keyof typeof CSV_COLUMNS;

/** The places of a table, parted by commas, semicolons or tabs; or of a list of names. */
export function readCsvPlaces(text: string): ReadPlaces {
	const [head = ''] = text.split(/\r?\n/, 1);
	const delimiter = ['\t', ';', ','].find((one) => head.includes(one));
	const isTable = columnsIn(head.split(delimiter ?? '\n')).has('name');
	if (!isTable) {
		const names = text
			.split(/\r?\n/)
			.map((line) => line.trim())
			.filter(Boolean);
		return success(names.map((name) => ({ name, land: null, latitude: null, longitude: null, isCourse: true })));
	}
	let rows: string[][];
	try {
		rows = parse(text, { delimiter: delimiter ?? ',', relax_column_count: true, skip_empty_lines: true });
	} catch {
		return failure({ kind: 'broken' });
	}
	const [names = [], ...told] = rows;
	const at = columnsIn(names);
	// Google's lists of places call their names titles.
	const isCourse = !names.some((cell) => /^title$/i.test(cell.trim()));
	return success(told.flatMap((row) => toPlace((column) => row[at.get(column) ?? -1]?.trim() ?? '', isCourse)));
}

function columnsIn(head: readonly string[]): Map<Column, number> {
	const called = head.map((cell) =>
		cell
			.replace(/^\s*"|"\s*$/g, '')
			.trim()
			.toLowerCase(),
	);
	// Object.keys cannot know that the columns have no other keys; they are a constant.
	const columns = Object.keys(CSV_COLUMNS) as Column[];
	return new Map(
		columns.flatMap((column): [Column, number][] => {
			const at = called.findIndex((cell) => (CSV_COLUMNS[column] as readonly string[]).includes(cell));
			return at < 0 ? [] : [[column, at]];
		}),
	);
}

function toPlace(cell: (column: Column) => string, isCourse: boolean): FilePlace[] {
	const name = cell('name');
	return name === ''
		? []
		: [{ name, land: cell('country') || null, isCourse, ...positionOf(cell('latitude'), cell('longitude')) }];
}
