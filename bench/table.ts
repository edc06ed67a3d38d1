/** One part of what the bench found: printed as columns, and as a table in docs/performance.md. */
export type Table = {
	title: string;
	/** How it was measured and what the goals are, in one or two sentences. */
	note: string;
	columns: readonly string[];
	rows: (readonly (string | number)[])[];
	/**
	 * The column that is drawn as well, and the one that has each row's own goal, which is not to be passed, or to be reached where
	 * it is the `least`. A row without a figure there has none.
	 */
	chart?: { column: number; unit: string; goalColumn?: number; least?: boolean };
};

/** Whole from a hundred on, else with one decimal. */
export const printedFigure = (value: number) =>
	value.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(value) >= 100 ? 0 : 1 });

const printed = (cell: string | number) => (typeof cell === 'string' ? cell : printedFigure(cell));

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

/** As a section of a Markdown document; `picture` is the path of what was drawn of it, `origin` where the figures are from. */
export function toMarkdown(table: Table, origin: string, picture: string | null): string {
	const { title, note, columns, rows } = table;
	const line = (cells: readonly (string | number)[]) => `| ${cells.map(printed).join(' | ')} |`;
	const rule = `| --- |${' ---: |'.repeat(columns.length - 1)}`;
	const drawn = picture === null ? [] : [`![${title}, drawn](${picture})`, ''];
	return [`## ${title}`, '', note, '', `*${origin}*`, '', ...drawn, line(columns), rule, ...rows.map(line), ''].join(
		'\n',
	);
}
