import { type RowReport, reasonOf } from './notes.ts';

/** The first line of a report file. */
export const REPORT_HEADER = `${['file', 'line', 'outcome', 'flagged', 'name', 'reason', 'into'].join(',')}\r\n`;

/** One line of a report file (RFC 4180): a spreadsheet that opens it computes nothing. */
export function reportLine(row: RowReport): string {
	const flagged = row.refusal === null && row.notes.length > 0 ? 'yes' : 'no';
	return `${[row.file, String(row.line), row.outcome, flagged, row.name, reasonOf(row), row.into ?? ''].map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
	// NUL cannot stand in a file of text; spreadsheets take what follows these characters for a formula, blanks before or not.
	const plain = text.replaceAll('\0', '');
	const safe = /^\s*[=+\-@\t\r]|^[\t\r]/.test(plain) ? `'${plain}` : plain;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
