import { drawRows, wholeScale } from '#app/features/desk/figures/chart.server.ts';
import { escapeXml } from '#app/lib/machines/xml.ts';
import { printedFigure, type Table } from './table.ts';

const WIDTH = 760;
const MARGIN = 20;
const STYLE = `
	text { font: 13px ui-sans-serif, system-ui, sans-serif; fill: #1d2a24 }
	.quiet { fill: #5a665f } .paper { fill: #fffdf8 } .bar { fill: #2f6b4f } .over { fill: #a8502f }
	.line { stroke: #d9d3c4 } .goal { stroke: #1d2a24; stroke-dasharray: 4 3 }
	@media (prefers-color-scheme: dark) {
		text { fill: #eef1ec } .quiet { fill: #a5b0a9 } .paper { fill: #0f1613 } .bar { fill: #6fb58f } .over { fill: #e08f6c }
		.line { stroke: #2b3530 } .goal { stroke: #eef1ec }
	}`;

/**
 * The column of a table that is to be seen as a picture: a bar for each row that has a figure there; those on the wrong side of
 * their row's goal have another colour. Where all have the same goal, a line stands at it. Null for a table without such a column.
 */
export function toPicture(table: Table): string | null {
	if (!table.chart) return null;
	const rows = rowsToDraw(table, table.chart);
	const goals = [...new Set(rows.map(({ goal }) => goal))];
	const highest = Math.max(1, ...rows.map(({ count }) => count), ...goals.filter(Number.isFinite));
	const drawn = drawRows(rows, '', highest);
	const foot = drawn.lines[0]?.y2 ?? 0;
	const [goal = Number.NaN] = goals.length === 1 ? goals : [];
	const at = wholeScale(rows, [0, 100], highest).scale(goal);
	const parts = [
		...drawn.lines.map(({ x1, x2, y1, y2 }) => `<line class="line" x1="${x1}%" x2="${x2}%" y1="${y1}" y2="${y2}"/>`),
		...drawn.bars.map(
			({ x, y, width, height }, place) =>
				`<rect class="${rows[place]?.misses ? 'over' : 'bar'}" x="${x}%" y="${y}" width="${width}%" height="${height}" rx="2"/>`,
		),
		...(Number.isFinite(at) ? [`<line class="goal" x1="${at}%" x2="${at}%" y1="0" y2="${foot}"/>`] : []),
		...drawn.texts.map(
			({ x, y, anchor, text, quiet }) =>
				`<text${quiet ? ' class="quiet"' : ''} x="${x}%" y="${y}" text-anchor="${anchor}">${escapeXml(text)}</text>`,
		),
	];
	return framed(table.title, drawn.height, parts);
}

/** The rows that have a figure. Where one has no goal it is not a number, and nothing can miss it. */
function rowsToDraw({ rows }: Table, { column, unit, goalColumn, least }: NonNullable<Table['chart']>) {
	return rows.flatMap((row) => {
		const count = Number(row[column]);
		const goal = goalColumn === undefined ? Number.NaN : Number(row[goalColumn]);
		const misses = least ? count < goal : count > goal;
		const value = `${printedFigure(count)}${unit}`;
		return Number.isFinite(count) ? [{ label: String(row[0]), count, value, goal, misses }] : [];
	});
}

function framed(title: string, height: number, parts: string[]): string {
	const whole = height + 2 * MARGIN;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${whole}" width="${WIDTH}" height="${whole}" role="img">`,
		`<title>${escapeXml(title)}</title>`,
		`<style>${STYLE}</style>`,
		`<rect class="paper" width="100%" height="100%"/>`,
		`<svg x="${MARGIN}" y="${MARGIN}" width="${WIDTH - 2 * MARGIN}" height="${height}" overflow="visible">`,
		...parts,
		'</svg>',
		'</svg>',
		'',
	].join('\n');
}
