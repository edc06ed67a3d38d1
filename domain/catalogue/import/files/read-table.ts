import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { BrokenFile } from './broken-file.ts';
import { type Field, mapHeader, type RawRow, type RawValues } from './headers.ts';

const MOST_COLUMNS = 1_000;
const MOST_KILOBYTES_A_ROW = 64;
const DELIMITERS = [',', ';', '\t', '|'];

type Parsed = { record: string[]; info: { lines: number } };

/**
 * The rows of a CSV or TSV file, each with the line where it begins. `head` is the text's beginning, from which the
 * separator is told. Throws `BrokenFile` with its line for a quote that is never closed and for a row over 64 KB.
 */
export async function* readTable(text: AsyncIterable<string>, head: string): AsyncGenerator<RawRow> {
	let columns: { fields: Map<Field, number[]>; count: number } | null = null;
	for await (const { line, cells } of readRecords(text, delimiterOf(head))) {
		if (columns === null) {
			columns = { fields: readHeader(cells, line), count: cells.length };
			continue;
		}
		const surplus = cells.slice(columns.count).some((cell) => cell.trim() !== '');
		yield { line, values: pickValues(cells, columns.fields), surplus };
	}
}

async function* readRecords(text: AsyncIterable<string>, delimiter: string) {
	let next = 1;
	const parser = parse({
		delimiter,
		info: true,
		record_delimiter: '\n',
		relax_column_count: true,
		skip_empty_lines: true,
		max_record_size: MOST_KILOBYTES_A_ROW * 1024,
		// An error overtakes records that are still on their way, so the line is noted here, where they are made.
		on_record: (item: string[], { lines }) => {
			next = lines + 1;
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
			yield { line: info.lines - within, cells: record };
		}
	} catch (error) {
		throw error instanceof CsvError ? new BrokenFile(explain(error), next) : error;
	}
}

function explain({ code }: CsvError): string {
	if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark is opened and never closed';
	if (code === 'CSV_MAX_RECORD_SIZE')
		return `a row is longer than ${MOST_KILOBYTES_A_ROW} KB; a quotation mark may be opened and never closed`;
	return 'a quotation mark stands where none may stand; one may be opened and never closed';
}

function readHeader(cells: string[], line: number): Map<Field, number[]> {
	if (cells.length > MOST_COLUMNS) throw new BrokenFile(`it has more than ${MOST_COLUMNS} columns`, line);
	const fields = mapHeader(cells);
	if (!fields.has('name')) throw new BrokenFile('no column is headed as the name of a course', line);
	if (!(fields.has('latitude') && fields.has('longitude')) && !fields.has('country')) {
		throw new BrokenFile('no columns are headed as latitude and longitude or as the country', line);
	}
	return fields;
}

function pickValues(cells: readonly string[], fields: Map<Field, number[]>): RawValues {
	const values: RawValues = {};
	for (const [field, columns] of fields) {
		const filled = columns.find((column) => (cells[column] ?? '').trim() !== '');
		if (filled !== undefined) values[field] = cells[filled] ?? '';
	}
	return values;
}

/** The separator that stands most often in the first line, outside of quotation marks. */
function delimiterOf(head: string): string {
	const [first = ''] = head.trimStart().split(/[\r\n]/, 1);
	const bare = first.replace(/"[^"]*"/g, '');
	const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
	return counted.reduce((most, one) => (one.count > most.count ? one : most)).delimiter;
}
