import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { readGuarded } from '../../shared/text/csv.ts';
import { BOOK_FILES, MARK_NAMES, ROUND_NAMES } from './columns.ts';
import { type BookFault, fileOf, type GivenBook, type GivenLine, quote, unreadable } from './given-book.ts';
import { BOOK_LIMITS, BOOK_WORDS } from './limits.ts';

export type Place = { before: string; isDamaged: boolean };

const PIECE = 65_536;
const DELIMITERS = [',', ';', '\t'];
const NOT_UTF8 = 'its letters are not UTF-8. Save the table as “CSV UTF-8”';

type Header = { kind: 'marks' | 'rounds'; names: readonly string[] };

/** A book's rounds or marks from a table, which its first line says; other readers are answered while it is read. */
export async function readBookTable(text: string, { before, isDamaged }: Place): Promise<GivenBook> {
	const lines: GivenLine[] = [];
	const faults: BookFault[] = [];
	let header: Header | null = null;
	let next = 1;
	try {
		for await (const { line, cells } of readRecords(text, (end) => {
			next = end + 1;
		})) {
			const at = `${before}line ${line}`;
			if (header === null) {
				const read = readHeader(cells, at);
				if (!('kind' in read)) return { marks: [], rounds: [], faults: read };
				header = read;
				continue;
			}
			if (lines.length >= BOOK_LIMITS.lines) return unreadable(at, `the table has more than ${BOOK_WORDS.lines}`);
			faults.push(...faultsOf(cells, header, { at, isDamaged }));
			const told = header.names.map((name, column) => [name, readGuarded(cells[column] ?? '')] as const);
			lines.push({ at, cells: Object.fromEntries(told.filter(([name]) => name !== '')) });
		}
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		return unreadable(`${before}line ${next}`, explain(error));
	}
	if (header === null) return unreadable(fileOf(before), 'it is empty');
	return { marks: [], rounds: [], faults, [header.kind]: lines };
}

type Row = { line: number; cells: string[] };
/** What the parser gives with `info`. */
type Parsed = { record: string[]; info: { lines: number } };

/** `onRecord` is told of the last line of each: an error overtakes records that are still on their way. */
async function* readRecords(text: string, onRecord: (end: number) => void): AsyncGenerator<Row> {
	const parser = parse({
		delimiter: findDelimiter(text),
		info: true,
		relax_column_count: true,
		skip_empty_lines: true,
		record_delimiter: ['\r\n', '\n', '\r'],
		max_record_size: BOOK_LIMITS.kilobytesOfLine * 1024,
		on_record: (item: string[], { lines }) => {
			onRecord(lines);
			return item;
		},
	});
	// The iteration below sees every error of the pipeline; its callback has nothing to add.
	pipeline(Readable.from(piecesOf(text)), parser, () => {});
	for await (const item of parser) {
		const { record, info } = item as Parsed;
		const within = record.reduce((sum, cell) => sum + cell.split(/\r\n|[\r\n]/).length - 1, 0);
		if (record.some((cell) => cell.trim() !== '')) yield { line: info.lines - within, cells: record };
	}
}

async function* piecesOf(text: string): AsyncGenerator<string> {
	for (let from = 0; from < text.length; from += PIECE) {
		await setImmediate();
		yield text.slice(from, from + PIECE);
	}
}

/** What parts the names of the first line: spreadsheets of some countries write semicolons. */
function findDelimiter(text: string): string {
	const [first = ''] = text.slice(0, PIECE).split(/[\r\n]/, 1);
	const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: first.split(delimiter).length }));
	return counted.reduce((most, one) => (one.count > most.count ? one : most)).delimiter;
}

function readHeader(cells: readonly string[], at: string): Header | BookFault[] {
	const names = cells.map((cell) => cell.trim());
	const wrong = (field: string | null, message: string): BookFault => ({ at, field, message });
	if (names.length > BOOK_LIMITS.columns) return [wrong(null, `it has more than ${BOOK_LIMITS.columns} columns`)];
	const kind = names.includes('mark') ? 'marks' : names.includes('day') ? 'rounds' : null;
	if (kind === null) {
		return [
			wrong(
				null,
				`it names neither the columns of ${BOOK_FILES.rounds} (${ROUND_NAMES.join(', ')}) nor those of ${BOOK_FILES.marks} (${MARK_NAMES.join(', ')})`,
			),
		];
	}
	const known: readonly string[] = kind === 'marks' ? MARK_NAMES : ROUND_NAMES;
	const faults = names.flatMap((name, column) => {
		if (name === '') return [];
		if (!known.includes(name)) return [wrong(quote(name), `there is no such column. There are: ${known.join(', ')}`)];
		return names.indexOf(name) < column ? [wrong(name, 'the column stands there twice')] : [];
	});
	return faults.length > 0 ? faults : { kind, names };
}

function faultsOf(cells: readonly string[], { names }: Header, { at, isDamaged }: { at: string; isDamaged: boolean }) {
	const damaged = isDamaged ? names.filter((_, column) => cells[column]?.includes('\uFFFD')) : [];
	const faults = damaged.map((field): BookFault => ({ at, field, message: NOT_UTF8 }));
	const surplus = cells.find((cell, column) => !names[column] && cell.trim() !== '');
	if (surplus === undefined) return faults;
	const message = `${quote(surplus)} stands in a column that the first line does not name`;
	return [...faults, { at, field: null, message }];
}

function explain({ code }: CsvError): string {
	if (code === 'CSV_MAX_RECORD_SIZE')
		return `it is longer than ${BOOK_LIMITS.kilobytesOfLine} KB. A quotation mark may be opened there and never closed`;
	if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark is opened there and never closed';
	return 'a quotation mark stands within a cell. Such a cell begins and ends with one, and each within it is written twice';
}
