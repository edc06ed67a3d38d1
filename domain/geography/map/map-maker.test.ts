import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createMapMaker } from './map-maker.ts';
import { createPathWriter } from './path-writer.ts';
import { scaleLength } from './sheet.ts';

const maps = createMapMaker();
const ljunghusen = { latitude: 55.3886, longitude: 12.9195 };
const LIMIT_BYTES = 12_288;

const scaleOf = (svg: string) => />([\d,]+ km)<\/text>/.exec(svg)?.[1];
const pinOf = (svg: string) => {
	const [, x, y] = /class="p" cx="(-?\d+)" cy="(-?\d+)"/.exec(svg) ?? [];
	return { x: Number(x), y: Number(y) };
};

describe('The map of a course', () => {
	it('shows its country, the neighbours, its place and a scale in kilometres', () => {
		const svg = maps.drawPlace('SE', ljunghusen);
		expect(svg).toContain('<path class="w"');
		expect(svg).toContain('<path class="o"');
		expect(scaleOf(svg)).toBe('500 km');
		// The far south of a country that is drawn from north to south.
		expect(pinOf(svg).y).toBeGreaterThan(500);
		expect(pinOf(svg).x).toBeLessThan(400);
	});

	it.each([
		['Hawaii', 'US', 20.8, -156.3, '100 km'],
		['Alaska', 'US', 61.2, -149.9, '500 km'],
		['Okinawa', 'JP', 26.5, 127.9, '100 km'],
		['Fiji, astride the antimeridian', 'FJ', -17.8, 177.4, '50 km'],
	])('shows %s and not its distant mainland', (_, code, latitude, longitude, scale) => {
		const svg = maps.drawPlace(code, { latitude, longitude });
		expect(scaleOf(svg)).toBe(scale);
		const { x, y } = pinOf(svg);
		expect([x >= 0 && x <= 800, y >= 0 && y <= 600]).toEqual([true, true]);
	});

	it('S01: holds nothing that a course’s name or address could bring in', () => {
		expect(maps.drawPlace('ZZ', ljunghusen)).toMatch(/^<svg [^<]*<style>[^<]*<\/style>(<[^<>]*>|[\d, km]+)*<\/svg>$/);
	});
});

describe('The map of a golf area', () => {
	const places = [
		{ latitude: 43.49, longitude: -1.547, count: 1 },
		{ latitude: 43.36, longitude: -1.82, count: 1 },
	];

	it('lets the land of all its countries stand out, and is as wide as it is asked for', () => {
		const [both, one] = [maps.drawRegion(['FR', 'ES'], places), maps.drawRegion(['FR'], places)];
		expect(one).toContain('class="o"');
		expect(both).not.toContain('class="o"');
		const wide = maps.drawRegion(['FR', 'ES'], places, true);
		expect(wide).toContain('viewBox="0 0 1200 420"');
		expect(wide.match(/<path class="d"/g)?.length).toBeGreaterThan(0);
		expect(wide.length).toBeLessThan(60_000);
	});
});

describe('The map of a country', () => {
	it.each('RU CA US NO ID PH GR HR CL FJ KI MV NZ GI TV VA BV UM AQ'.split(' '))(
		'is small and without a broken number: %s',
		(code) => {
			const svg = maps.drawCountry(code, []);
			expect(svg).not.toMatch(/NaN|undefined|Infinity/);
			expect(brotliCompressSync(svg).length).toBeLessThan(LIMIT_BYTES);
		},
	);

	it('puts thousands of courses together into fewer dots', () => {
		const places = Array.from({ length: 9_000 }, (_, index) => ({
			latitude: 56 + (index % 100) / 10,
			longitude: 13 + Math.floor(index / 100) / 20,
			count: 1,
		}));
		const svg = maps.drawCountry('SE', places);
		expect(svg.split('h0').length).toBeLessThan(660);
		expect(brotliCompressSync(svg).length).toBeLessThan(LIMIT_BYTES);
	});
});

describe('The map of the world', () => {
	it('has the land and a dot for each place', () => {
		const svg = maps.drawWorld([{ ...ljunghusen, count: 3 }]);
		expect(svg.split('h0')).toHaveLength(2);
		expect(brotliCompressSync(svg).length).toBeLessThan(LIMIT_BYTES);
	});
});

describe('The map of a way', () => {
	const stops = [
		{ name: 'Kingsbarns', latitude: 56.2997, longitude: -2.6516, number: 1 },
		{ name: 'Old <Course> & "Links"', latitude: 56.3431, longitude: -2.803, number: 2 },
		{ name: 'Carnoustie', latitude: 56.4969, longitude: -2.7172, number: 3 },
	];

	it('has each place with its number, the names, and the length of each leg', () => {
		const svg = maps.drawWay(stops);
		for (const { number } of stops) expect(svg).toContain(`>${number}</text>`);
		expect(svg).toContain('>Kingsbarns</text>');
		expect(svg).toContain('Old &lt;Course&gt; &amp; "Links"');
		expect(svg).toContain('>11 km</text>');
		expect(svg).toContain('>18 km</text>');
	});

	it('of one place has no leg, and of places all over the world is one of the world', () => {
		expect(maps.drawWay(stops.slice(0, 1))).not.toContain('class="r"');
		const far = [...stops.slice(0, 1), { name: 'Far', latitude: -37.9, longitude: 145, number: 2 }];
		expect(maps.drawWay(far)).toContain('>2</text>');
	});
});

describe('What maps are drawn with', () => {
	it('writes outlines in short steps and leaves out specks', () => {
		const writer = createPathWriter();
		const draw = (...points: [number, number][]) => {
			for (const [index, [x, y]] of points.entries()) index === 0 ? writer.moveTo(x, y) : writer.lineTo(x, y);
			writer.closePath();
		};
		draw([10, 10], [20.4, 10], [20, 20], [10, 20], [10.2, 19.8]);
		draw([50, 50], [51, 50], [51, 51]);
		expect(writer.text()).toBe('M10 10l10 0 0 10-10 0z');
	});

	it.each([
		[1_900, 200],
		[2_100, 500],
		[90, 20],
		[9, 2],
	])('has a scale of a round length for %d km', (kilometres, length) => {
		expect(scaleLength(kilometres)).toBe(length);
	});
});
