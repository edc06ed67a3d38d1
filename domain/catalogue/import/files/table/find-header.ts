import { type Field, mapHeader } from '../headers.ts';

/** Where a table's columns are named, and how they are parted. `skipped` lines stand before. */
export type Layout = { delimiter: string; skipped: number; quotes: boolean };

const DELIMITERS = [',', ';', '\t', '|'];
const MOST_LINES_BEFORE = 20;
/** A header is shorter; longer first lines are no header, and need not be looked at. */
const LONGEST_HEADER = 20_000;

/**
 * Finds the header of a table in its beginning: the first line whose cells can be understood as the name and the place of courses.
 * Lines before it (a title, Excel's `sep=;`) are skipped. Where no line can be understood it is the first that says something.
 */
export function findHeader(head: string): Layout {
	const lines = head.split('\n').slice(0, MOST_LINES_BEFORE);
	const told = toldDelimiter(lines[0] ?? '');
	const delimiters = told === null ? DELIMITERS : [told, ...DELIMITERS];
	for (const [skipped, line] of lines.entries()) {
		const delimiter = line.length <= LONGEST_HEADER ? understoodWith(line, delimiters) : null;
		if (delimiter !== null) return { delimiter, skipped, quotes: hasQuotedCells(lines.slice(skipped), delimiter) };
	}
	const first = lines.findIndex((line) => line.trim() !== '');
	const skipped = told === null ? Math.max(first, 0) : 1;
	return { delimiter: told ?? mostFrequent(lines[skipped] ?? ''), skipped, quotes: true };
}

/** What a header must tell: a name, and a place of some form. */
export function isUnderstood(fields: ReadonlyMap<Field, unknown>): boolean {
	return hasName(fields) && hasPlace(fields);
}

export const hasName = (fields: ReadonlyMap<Field, unknown>) =>
	fields.has('name') || fields.has('courseName') || fields.has('club');

export const hasPlace = (fields: ReadonlyMap<Field, unknown>) =>
	(fields.has('latitude') && fields.has('longitude')) ||
	fields.has('coordinates') ||
	fields.has('lngLat') ||
	fields.has('country');

/** The separator of Excel's first line: `sep=;`, in quotation marks or with empty cells behind it. */
function toldDelimiter(line: string): string | null {
	const [, told] = /^\ufeff?\s*"?sep=(\\t|[^"\n])"?[;,\t|]*\s*$/i.exec(line) ?? /^\ufeff?"?sep=(\t)/i.exec(line) ?? [];
	if (told === undefined) return null;
	return told === '\\t' ? '\t' : told;
}

/** The separator with which most cells of a line are understood; null where they are no header with any. */
function understoodWith(line: string, delimiters: readonly string[]): string | null {
	let best: { delimiter: string; fields: number } | null = null;
	for (const delimiter of delimiters) {
		const fields = mapHeader(splitCells(line, delimiter));
		if (isUnderstood(fields) && fields.size > (best?.fields ?? 0)) best = { delimiter, fields: fields.size };
	}
	return best?.delimiter ?? null;
}

/** The cells of a header: separators within quotation marks part nothing. */
function splitCells(line: string, delimiter: string): string[] {
	if (!line.includes('"')) return line.split(delimiter);
	return line.replace(/"[^"]*"/g, (cell) => cell.replaceAll(delimiter, ' ')).split(delimiter);
}

function mostFrequent(line: string): string {
	const bare = line.slice(0, LONGEST_HEADER).replace(/"[^"]*"/g, '');
	const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
	return counted.reduce((most, one) => (one.count > most.count ? one : most)).delimiter;
}

/**
 * False for a table of tabs in which quotation marks are letters like any other (inches, nicknames): a cell that begins with one,
 * does not end with one, and stands in a line that is whole without its being closed.
 */
function hasQuotedCells([header = '', ...lines]: readonly string[], delimiter: string): boolean {
	if (delimiter !== '\t') return true;
	const columns = header.split(delimiter).length;
	return !lines.some((line) => {
		const cells = line.split(delimiter);
		return cells.length === columns && cells.some((cell) => /^"(?!.*"$)/.test(cell.trim()));
	});
}
