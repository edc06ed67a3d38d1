import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawSheet, MAP_COLOURS } from '#domain/geography/map/sheet.ts';

const LEAST_CONTRAST = 3;
const LIGHTS = ['day', 'night'] as const;

const linear = (channel: number): number => {
	const share = channel / 255;
	return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** The contrast of two colours as WCAG 2.2 has it. */
function contrast(...colours: [string, string]): number {
	const [lighter = 0, darker = 0] = colours
		.map((hex) => {
			const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)));
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		})
		.sort((a, b) => b - a);
	return (lighter + 0.05) / (darker + 0.05);
}

describe('the colours of maps', () => {
	it.each(LIGHTS)('land, one’s own too, differs from the sea by 3:1 by %s', (light) => {
		const { land, own, sea } = MAP_COLOURS;
		for (const ground of [land, own])
			expect(contrast(ground[light], sea[light])).toBeGreaterThanOrEqual(LEAST_CONTRAST);
	});

	it.each(LIGHTS)('a course stands out from land and sea by %s', (light) => {
		const { land, own, sea, pin } = MAP_COLOURS;
		for (const ground of [land, own, sea]) {
			expect(contrast(ground[light], pin[light])).toBeGreaterThanOrEqual(LEAST_CONTRAST);
		}
	});

	it('are drawn in pictures by day and by night, the sea beneath everything', () => {
		const svg = drawSheet({ own: 'M0 0l9 0 0 9z', others: 'M9 9l9 0 0 9z', marks: '' });
		for (const { day, night } of Object.values(MAP_COLOURS)) {
			expect(svg.split('@media')[0]).toContain(day);
			expect(svg.split('@media')[1]).toContain(night);
		}
		expect(svg.indexOf('class="b"')).toBeLessThan(svg.indexOf('<path'));
	});

	it.each([
		['the map of the find page', 'course-map.module.css', ['land', 'sea', 'pin']],
		['the place it comes to', '../find/map-view.module.css', ['sea']],
		['the map of two entries', '../desk/twins/twins-map.module.css', ['land', 'sea']],
	] as const)('are those of %s as well', (_, sheet, names) => {
		const css = readFileSync(new URL(sheet, import.meta.url), 'utf8');
		for (const name of names) {
			const { day, night } = MAP_COLOURS[name];
			expect(css).toContain(`light-dark(${day}, ${night})`);
		}
	});
});
