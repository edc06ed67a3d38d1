/**
 * Beginnings that a spreadsheet takes for a formula or for the edge of a cell, also behind white space and signs that
 * nobody sees, and in their full-width forms (S09).
 */
const IS_FORMULA = /^(?:[\t\r\n\0]|[\s\p{C}]*[=+\-@＝＋－＠|%])/u;

/**
 * Rows as a CSV file (RFC 4180) in UTF-8: each cell in quotes, lines ended by CR LF, and the mark by which spreadsheets know
 * the encoding. A cell that one would compute begins with an apostrophe instead, and is shown as the text it is.
 */
export const toCsv = (rows: Iterable<readonly (string | number | null)[]>): string =>
	`\uFEFF${[...rows].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')}`;

function toCell(value: string | number | null): string {
	const text = String(value ?? '');
	const safe = IS_FORMULA.test(text) ? `'${text}` : text;
	return `"${safe.replaceAll('"', '""')}"`;
}
