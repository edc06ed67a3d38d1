import { drawRows, wholeScale } from '#app/features/desk-figures/chart.server.ts';
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

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/**
 * The column of a table that is to be seen as a picture: a bar for each row that has a figure there, and a line at the goal;
 * bars on its wrong side have another colour. Null for a table without one.
 */
export function toPicture({ title, chart, rows: all }: Table): string | null {
	if (!chart) return null;
	const { column, unit, goal, least = false } = chart;
	const rows = all.flatMap((row) => {
		const count = Number(row[column]);
		return Number.isFinite(count) ? [{ label: String(row[0]), count, value: `${printedFigure(count)}${unit}` }] : [];
	});
	const highest = Math.max(1, goal ?? 0, ...rows.map(({ count }) => count));
	const drawn = drawRows(rows, '', highest);
	const foot = drawn.lines[0]?.y2 ?? 0;
	const misses = (count: number) => goal !== undefined && (least ? count < goal : count > goal);
	const at = goal === undefined ? null : wholeScale(rows, [0, 100], highest).scale(goal);
	const parts = [
		...drawn.lines.map(({ x1, x2, y1, y2 }) => `<line class="line" x1="${x1}%" x2="${x2}%" y1="${y1}" y2="${y2}"/>`),
		...drawn.bars.map(
			({ x, y, width, height }, place) =>
				`<rect class="${misses(rows[place]?.count ?? 0) ? 'over' : 'bar'}" x="${x}%" y="${y}" width="${width}%" height="${height}" rx="2"/>`,
		),
		...(at === null ? [] : [`<line class="goal" x1="${at}%" x2="${at}%" y1="0" y2="${foot}"/>`]),
		...drawn.texts.map(
			({ x, y, anchor, text, quiet }) =>
				`<text${quiet ? ' class="quiet"' : ''} x="${x}%" y="${y}" text-anchor="${anchor}">${escaped(text)}</text>`,
		),
	];
	return framed(title, drawn.height, parts);
}

function framed(title: string, height: number, parts: string[]): string {
	const whole = height + 2 * MARGIN;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${whole}" width="${WIDTH}" height="${whole}" role="img">`,
		`<title>${escaped(title)}</title>`,
		`<style>${STYLE}</style>`,
		`<rect class="paper" width="100%" height="100%"/>`,
		`<svg x="${MARGIN}" y="${MARGIN}" width="${WIDTH - 2 * MARGIN}" height="${height}" overflow="visible">`,
		...parts,
		'</svg>',
		'</svg>',
		'',
	].join('\n');
}
