import { scaleBand, scaleLinear } from 'd3-scale';
import { formatNumber } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';

/** What a chart's table says of one thing, and what the chart draws of it. */
export type Counted = { label: string; count: number; value: string };

/** A chart as rectangles, lines and texts: across in hundredths of its width, down in CSS pixels. */
export type Chart = {
	height: number;
	bars: { x: number; y: number; width: number; height: number; title: string }[];
	lines: { x1: number; y1: number; x2: number; y2: number }[];
	texts: { x: number; y: number; anchor: 'start' | 'middle' | 'end'; text: string; quiet: boolean }[];
	rows: Counted[];
};

type Unit = '' | '%';

const COLUMNS = { left: 9, top: 8, foot: 180, height: 204 };
const ROW = { height: 46, label: 16, bar: 26, thick: 10 };
const AXIS = { height: 26, text: 18 };
const TICKS = 4;

/** A column for each day over an axis of whole numbers; days (YYYY-MM-DD) in their order, the first and last are named. */
export function drawDays(days: { day: string; count: number }[]): Chart {
	const rows = days.map(({ day, count }) => ({ label: formatDate(day), count, value: formatNumber(count) }));
	const across = scaleBand(
		days.map(({ day }) => day),
		[COLUMNS.left, 100],
	).padding(0.2);
	const { scale: up, ticks } = wholeScale(rows, [COLUMNS.foot, COLUMNS.top]);
	return {
		height: COLUMNS.height,
		rows,
		bars: days.map(({ day, count }) => ({
			x: rounded(across(day) ?? 0),
			y: rounded(up(count)),
			width: rounded(across.bandwidth()),
			height: rounded(COLUMNS.foot - up(count)),
			title: `${formatDate(day)}: ${formatNumber(count)}`,
		})),
		lines: ticks.map((tick) => ({ x1: COLUMNS.left, x2: 100, y1: rounded(up(tick)), y2: rounded(up(tick)) })),
		texts: [
			...ticks.map((tick) => ({
				x: 0,
				y: rounded(up(tick)) + 4,
				anchor: 'start' as const,
				text: formatNumber(tick),
				quiet: true,
			})),
			...endsOf(rows),
		],
	};
}

/** A bar beside an axis of whole numbers for each thing, its label and value above it; `whole` is where the axis must end. */
export function drawRows(rows: Counted[], unit: Unit = '', whole?: number): Chart {
	const foot = rows.length * ROW.height;
	const { scale: across, ticks } = wholeScale(rows, [0, 100], whole);
	return {
		height: foot + AXIS.height,
		rows,
		bars: rows.map(({ label, count, value }, at) => ({
			x: 0,
			y: at * ROW.height + ROW.bar,
			width: rounded(across(count)),
			height: ROW.thick,
			title: `${label}: ${value}`,
		})),
		lines: ticks.map((tick) => ({ x1: rounded(across(tick)), x2: rounded(across(tick)), y1: 0, y2: foot })),
		texts: [
			...rows.flatMap(({ label, value }, at) => {
				const y = at * ROW.height + ROW.label;
				return [
					{ x: 0, y, anchor: 'start' as const, text: label, quiet: false },
					{ x: 100, y, anchor: 'end' as const, text: value, quiet: true },
				];
			}),
			...ticks.map((tick) => ({
				x: rounded(across(tick)),
				y: foot + AXIS.text,
				anchor: anchorAt(across(tick)),
				text: `${formatNumber(tick)}${unit}`,
				quiet: true,
			})),
		],
	};
}

/** From nothing to the highest count or the whole, ended at a round number; its ticks are counts, so none is a fraction. */
export function wholeScale(rows: Counted[], range: [number, number], whole?: number) {
	const highest = whole ?? Math.max(1, ...rows.map(({ count }) => count));
	const scale = scaleLinear([0, highest], range).nice(TICKS);
	return { scale, ticks: scale.ticks(TICKS).filter(Number.isInteger) };
}

function endsOf(rows: Counted[]): Chart['texts'] {
	const [first, last] = [rows.at(0), rows.at(-1)];
	const y = COLUMNS.foot + AXIS.text;
	return [
		...(first ? [{ x: COLUMNS.left, y, anchor: 'start' as const, text: first.label, quiet: true }] : []),
		...(last && last !== first ? [{ x: 100, y, anchor: 'end' as const, text: last.label, quiet: true }] : []),
	];
}

const anchorAt = (x: number): Chart['texts'][number]['anchor'] => (x <= 0 ? 'start' : x >= 100 ? 'end' : 'middle');

const rounded = (value: number) => Math.round(value * 100) / 100;
