/** One part of what the bench found: printed as columns, and as a table in docs/performance.md. */
export type Table = {
	title: string;
	/** How it was measured and what the goals are, in one or two sentences. */
	note: string;
	columns: readonly string[];
	rows: (readonly (string | number)[])[];
};

/** Whole from a hundred on, else with one decimal. */
function printed(cell: string | number): string {
	if (typeof cell === 'string') return cell;
	return cell.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(cell) >= 100 ? 0 : 1 });
}

/** As plain columns for a terminal. */
export function toColumns({ title, columns, rows }: Table): string {
	const lines = [columns, ...rows].map((row) => row.map(printed));
	const widths = columns.map((_, index) => Math.max(...lines.map((line) => (line[index] ?? '').length)));
	const aligned = lines.map((line) =>
		line
			.map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
			.join('  '),
	);
	return `\n${title}\n${aligned.join('\n')}`;
}

/** As a section of a Markdown document. */
export function toMarkdown({ title, note, columns, rows }: Table): string {
	const line = (cells: readonly (string | number)[]) => `| ${cells.map(printed).join(' | ')} |`;
	const rule = `| --- |${' ---: |'.repeat(columns.length - 1)}`;
	return [`## ${title}`, '', note, '', line(columns), rule, ...rows.map(line), ''].join('\n');
}
