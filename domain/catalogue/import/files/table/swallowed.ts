/**
 * A quotation mark that is opened and not closed in its row swallows the rows behind it, up to the next one. Whether the cells of
 * a record look like that: one of them goes over several lines, and either begins with a mark that nobody closed, or holds in its
 * first line as many separators as a whole row has.
 */
export function isSwallowing(cells: readonly string[], delimiter: string, columns: number): boolean {
	return cells.some((cell) => {
		const end = cell.indexOf('\n');
		if (end < 0) return false;
		return cell.startsWith('"') || (columns > 2 && cell.slice(0, end).split(delimiter).length >= columns);
	});
}

/** The rows in such a record, line by line; only the first of them has the mark. */
export function splitSwallowed(cells: readonly string[], delimiter: string): string[][] {
	return cells
		.join(delimiter)
		.split('\n')
		.map((line) => line.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
}
