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

/** Whether a spreadsheet would compute a text. */
export const isFormula = (text: string) => IS_FORMULA.test(text);

/** A text as a cell: one that a spreadsheet would compute begins with an apostrophe. `readGuarded` gives it back. */
export const guardFormula = (text: string) => (isFormula(text.replace(/^'+/, '')) ? `'${text}` : text);

/** The text that `guardFormula` has written. */
export const readGuarded = (cell: string) =>
	cell.startsWith("'") && isFormula(cell.replace(/^'+/, '')) ? cell.slice(1) : cell;

/** One line of a CSV file for programs: cells as they are, in quotes where they have to be. */
export const toCsvLine = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`;

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function toCell(value: string | number | null): string {
	return `"${guardFormula(String(value ?? '')).replaceAll('"', '""')}"`;
}
