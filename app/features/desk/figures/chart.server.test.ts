import { describe, expect, it } from 'vitest';
import { type Chart, drawDays, drawRows } from './chart.server.ts';

const DAYS = ['2026-11-01', '2026-11-02', '2026-11-03'];

const daysWith = (...counts: number[]) => drawDays(counts.map((count, at) => ({ day: DAYS[at] ?? '', count })));

const textsAt = ({ texts }: Chart, x: number) => texts.filter((text) => text.x === x).map(({ text }) => text);

describe('columns of days', () => {
	it('draws an axis and nothing on it where there is no day', () => {
		const chart = daysWith();
		expect([chart.bars, chart.rows]).toEqual([[], []]);
		expect(textsAt(chart, 0)).toEqual(['0', '1']);
	});

	it('draws a day without a count as no height, and names a single day once', () => {
		const chart = daysWith(0);
		expect(chart.bars.map(({ height }) => height)).toEqual([0]);
		expect(chart.texts.filter(({ text }) => text.includes('2026'))).toHaveLength(1);
	});

	it('ends the axis at a round number above the peak, and keeps the columns in proportion', () => {
		const chart = daysWith(0, 35, 70);
		expect(textsAt(chart, 0)).toEqual(['0', '20', '40', '60', '80']);
		const [none, half, peak] = chart.bars.map(({ height }) => height);
		expect([none, half]).toEqual([0, (peak ?? 0) / 2]);
		expect(chart.bars.every(({ x, y, width }) => y >= 8 && x >= 9 && x + width <= 100)).toBe(true);
		expect(chart.bars[2]?.title).toBe('3 November 2026: 70');
	});

	it('has only whole numbers as ticks, each once, however few or many the counts are', () => {
		for (const peak of [1, 2, 3, 4, 5, 7, 9, 11, 48, 999]) {
			const ticks = textsAt(daysWith(peak), 0).map((text) => Number(text.replace(',', '')));
			expect(ticks).toEqual([...new Set(ticks)].filter(Number.isInteger));
			expect(ticks.length).toBeGreaterThanOrEqual(2);
			expect(ticks.at(-1)).toBeGreaterThanOrEqual(peak);
		}
	});
});

describe('rows of bars', () => {
	const held = { label: 'Held', count: 12.5, value: '13% (1)' };

	it('is an axis alone without rows', () => {
		expect(drawRows([])).toMatchObject({ height: 26, bars: [], rows: [] });
	});

	it('draws shares against their whole, with the unit at the ticks', () => {
		const chart = drawRows([held], '%', 100);
		expect(chart.bars).toEqual([{ x: 0, y: 26, width: 12.5, height: 10, title: 'Held: 13% (1)' }]);
		const ticks = chart.texts.slice(2);
		expect(ticks.map(({ text }) => text)).toEqual(['0%', '20%', '40%', '60%', '80%', '100%']);
		expect([ticks[0]?.anchor, ticks[1]?.anchor, ticks[5]?.anchor]).toEqual(['start', 'middle', 'end']);
	});

	it('stacks the rows and holds the longest bar within the axis', () => {
		const chart = drawRows([
			{ label: 'Sending letters', count: 7, value: '7' },
			{ label: 'Moving ratings on to the day', count: 2, value: '2' },
		]);
		expect(chart.bars.map(({ y, width }) => [y, width])).toEqual([
			[26, 87.5],
			[72, 25],
		]);
	});
});
