import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { isOpenHeader } from '../../open-data/columns.ts';
import { BrokenFile } from './broken-file.ts';
import { type Field, isJoined, isSaid, mapHeader, meaningOf, type RawRow, type RawValues } from './headers.ts';
import { asSaid, joined } from './properties.ts';
import { hasName, hasPlace, isUnderstood, type Layout } from './table/find-header.ts';
import { isSwallowing, splitSwallowed } from './table/swallowed.ts';

const MOST_COLUMNS = 1_000;
const MOST_KILOBYTES_A_ROW = 64;

type Parsed = { record: string[]; info: { lines: number } };
/** `isOpen`: of a file that a site like this one offers. */
type Header = { cells: readonly string[]; fields: Map<Field, number[]>; isOpen: boolean };

/**
 * The rows of a CSV or TSV file, each with the line where it begins; `onHeader` is told of the header's cells. A quotation mark
 * within a cell is a letter like any other. Throws `BrokenFile` with its line for one that is opened and never closed, for a
 * header that names no courses or no places, and for a row over 64 KB.
 */
export async function* readTable(
	text: AsyncIterable<string>,
	layout: Layout,
	onHeader: (cells: readonly string[]) => void,
): AsyncGenerator<RawRow> {
	let header: Header | null = null;
	for await (const { line, cells } of readRecords(skipLines(text, layout.skipped), layout)) {
		if (header === null) {
			onHeader(cells);
			header = { cells, fields: readHeader(cells, line), isOpen: isOpenHeader(cells) };
			continue;
		}
		if (!header.isOpen) refuseSecondHeader(cells, line, header);
		const swallows = !header.isOpen && isSwallowing(cells, layout.delimiter, header.cells.length);
		const rows = swallows ? splitSwallowed(cells, layout.delimiter) : [cells];
		for (const [at, row] of rows.entries()) {
			yield {
				line: line + at,
				...readRow(row, header),
				...(swallows && at === 0 && { trouble: 'odd-quote' as const }),
			};
		}
	}
}

function readRow(cells: readonly string[], header: Header): Pick<RawRow, 'values' | 'open' | 'trouble'> {
	const surplus = cells.slice(header.cells.length).some((cell) => cell.trim() !== '');
	const read = header.isOpen
		? { values: {}, open: Object.fromEntries(header.cells.map((name, at) => [name, cells[at] ?? ''])) }
		: { values: pickValues(cells, header) };
	return { ...read, ...(surplus && { trouble: 'ragged' as const }) };
}

/** Where files were put behind one another, the columns may stand in another order from the next header on. */
function refuseSecondHeader(cells: readonly string[], line: number, { cells: first }: Header): void {
	if (!cells.every((cell) => cell.trim() === '' || meaningOf(cell) !== null)) return;
	if (!isUnderstood(mapHeader(cells)) || cells.every((cell, at) => cell.trim() === first[at]?.trim())) return;
	throw new BrokenFile('a second header with other columns stands in it: it is several files in one', line);
}

/** The text behind its first lines. */
async function* skipLines(text: AsyncIterable<string>, count: number): AsyncGenerator<string> {
	let left = count;
	for await (const piece of text) {
		let from = 0;
		while (left > 0 && from < piece.length) {
			const end = piece.indexOf('\n', from);
			from = end < 0 ? piece.length : end + 1;
			if (end >= 0) left--;
		}
		if (from < piece.length) yield from === 0 ? piece : piece.slice(from);
	}
}

async function* readRecords(text: AsyncIterable<string>, { delimiter, skipped, quotes }: Layout) {
	let next = 1 + skipped;
	const parser = parse({
		delimiter,
		info: true,
		// Some write a blank before what they put into quotation marks.
		ltrim: true,
		quote: quotes ? '"' : null,
		relax_quotes: true,
		record_delimiter: '\n',
		relax_column_count: true,
		skip_empty_lines: true,
		max_record_size: MOST_KILOBYTES_A_ROW * 1024,
		// An error overtakes records that are still on their way, so the line is noted here, where they are made.
		on_record: (item: string[], { lines }) => {
			next = lines + 1 + skipped;
			return item;
		},
	});
	// The iteration below sees every error of the pipeline; its callback has nothing to add.
	pipeline(Readable.from(text), parser, () => {});
	try {
		for await (const item of parser) {
			// With `info` the parser gives this shape.
			const { record, info } = item as Parsed;
			const within = record.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);
			yield { line: info.lines - within + skipped, cells: record };
		}
	} catch (error) {
		throw error instanceof CsvError ? new BrokenFile(explain(error), next) : error;
	}
}

function explain({ code }: CsvError): string {
	if (code === 'CSV_MAX_RECORD_SIZE')
		return `a row is longer than ${MOST_KILOBYTES_A_ROW} KB; a quotation mark may be opened and never closed`;
	return 'a quotation mark is opened and never closed';
}

function readHeader(cells: string[], line: number): Map<Field, number[]> {
	if (cells.length > MOST_COLUMNS) throw new BrokenFile(`it has more than ${MOST_COLUMNS} columns`, line);
	const fields = mapHeader(cells);
	if (!hasName(fields)) throw new BrokenFile('no column is headed as the name of a course', line);
	if (!hasPlace(fields)) {
		throw new BrokenFile('no columns are headed as latitude and longitude or as the country', line);
	}
	return fields;
}

function pickValues(cells: readonly string[], { cells: header, fields }: Header): RawValues {
	const values: RawValues = {};
	for (const [field, columns] of fields) {
		const isFilled = (column: number) => isSaid(field, cells[column] ?? '');
		if (isJoined(field)) {
			for (const column of columns.filter(isFilled))
				values[field] = joined(values[field], asSaid(field, header[column] ?? '', cells[column] ?? ''));
			continue;
		}
		const filled = columns.find(isFilled);
		if (filled !== undefined) values[field] = cells[filled] ?? '';
	}
	return withRelation(values, fields);
}

/** In the tables that ogr2ogr makes of areas, an id in the plain column is a relation's: ways have a column of their own. */
function withRelation(values: RawValues, fields: Map<Field, number[]>): RawValues {
	const isRelation = fields.has('osmWayId') && !values.osmWayId && values.osmId && !values.osmType;
	return isRelation ? { ...values, osmRelationId: values.osmId } : values;
}
