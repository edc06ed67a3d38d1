import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { TERRAINS } from '../catalogue/facts/character.ts';
import type { Terrain } from '../catalogue/terrain.ts';
import { drawCover } from './draw-cover.ts';
import { type CoverFacts, lightOf } from './facts.ts';
import { drawSharePicture } from './share-picture.ts';
import { specialCoverOf } from './special-covers.ts';

const facts = (slug: string, terrain: Terrain, latitude: number | null = 52): CoverFacts => ({
	slug,
	terrain,
	latitude,
});

/** Sixty courses of every terrain, from the equator to the far north and south. */
const COURSES = TERRAINS.flatMap((terrain) =>
	Array.from({ length: 63 }, (_, i) => facts(`${terrain}-course-${i}`, terrain, ((i * 17) % 120) - 50)),
);
const CARDS = COURSES.map((course) => drawCover(course, 'card'));

/** Elements opened and closed in order, every attribute quoted, no stray ampersand or bracket. */
function expectWellFormed(svg: string): void {
	const open: string[] = [];
	const rest = svg.replace(
		/<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+(?::[a-z]+)?="[^"<>&]*")*)(\/?)>/g,
		(_all, close, name, _attributes, empty) => {
			if (close) expect(open.pop()).toBe(name);
			else if (!empty) open.push(name);
			return '';
		},
	);
	expect({ open, rest }).toEqual({ open: [], rest: '' });
}

/** The effort that pictures made on request are compressed with. */
const AS_SENT = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

describe('drawCover', () => {
	// Whoever changes a picture on purpose raises COVER_VERSION and then these.
	it.each([
		['links', '739acd8a90ab24e6'],
		['parkland', '19db0be27fcba99c'],
		['heath', 'b3ff22e179acf893'],
		['forest', '2bddf36e05940fe9'],
		['mountain', '413f2564a42d7980'],
		['desert', 'f485bf68d7df17e8'],
		['tropical', '697c7823abc0ff31'],
		['coast', '207c5fea2b3e210e'],
	] as const)('draws the same %s for ever', (terrain, known) => {
		const svg = drawCover(facts(`old-${terrain}`, terrain), 'card');
		expect(drawCover(facts(`old-${terrain}`, terrain), 'card')).toBe(svg);
		expect(createHash('sha256').update(svg).digest('hex').slice(0, 16)).toBe(known);
	});

	it('draws five hundred courses without drawing one twice', () => {
		const pictures = CARDS.map((svg) => svg.replace(/c[0-9a-z]{4,8}(?=[a-z]")/g, ''));
		expect(pictures.length).toBeGreaterThan(500);
		expect(new Set(pictures).size).toBe(pictures.length);
	});

	it('writes well-formed SVG in every frame', () => {
		CARDS.forEach(expectWellFormed);
		for (const course of COURSES.filter((_, i) => i % 7 === 0)) {
			expectWellFormed(drawCover(course, 'hero'));
			expectWellFormed(drawCover(course, 'share'));
			expectWellFormed(drawSharePicture(course));
		}
	});

	it('stays a few kilobytes', () => {
		const sizes = CARDS.map((svg) => svg.length).sort((a, b) => a - b);
		expect(sizes[Math.floor(sizes.length * 0.85)]).toBeLessThan(9 * 1024);
		expect(sizes.at(-1)).toBeLessThan(12 * 1024);
		expect(Math.max(...CARDS.map((svg) => brotliCompressSync(svg, AS_SENT).length))).toBeLessThan(4 * 1024);
	});

	it('never writes a number that is not one', () => {
		for (const svg of CARDS) expect(svg).not.toMatch(/NaN|undefined|Infinity|null|e[-+]\d/);
	});

	it('knows every terrain in every light', () => {
		const seen = new Set(COURSES.map((course) => `${course.terrain} ${lightOf(course)}`));
		expect(seen.size).toBe(TERRAINS.length * 3);
	});

	it('asks for nothing outside itself and runs nothing', () => {
		for (const svg of CARDS) {
			expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
				/script|https?:|data:|style|foreignObject|\son\w+=|@import/i,
			);
			for (const [, target] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(svg).toContain(`id="${target}"`);
		}
	});

	it('gives each slug ids of its own, so that covers can stand in one page', () => {
		const ids = CARDS.flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
		expect(new Set(ids).size).toBe(ids.length);
	});

	it('never uses an id twice within one picture', () => {
		for (const course of COURSES) {
			for (const svg of [drawCover(course, 'hero'), drawSharePicture(course)]) {
				const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
				expect(new Set(ids).size).toBe(ids.length);
			}
		}
	});

	it('lets nothing of a slug into the document', () => {
		const svg = drawCover(facts('"/><script>alert(1)</script>&', 'links'), 'card');
		expectWellFormed(svg);
		expect(svg).not.toContain('alert');
	});

	it('draws the same landscape in all frames, only wider', () => {
		const course = facts('old-links', 'links');
		const sun = /<circle[^>]*>/;
		expect(drawCover(course, 'share').match(sun)?.[0]).toBe(drawCover(course, 'card').match(sun)?.[0]);
		expect(drawCover(course, 'hero')).toContain('width="1600" height="900"');
		expect(drawSharePicture(course)).toContain('width="1200" height="630"');
	});
});

describe('covers of their own', () => {
	it.each(['ardfin', 'Ardfin', 'ljunghusen', 'Ljunghusens GK — Ljunghusen', 'bro-hof-slott', 'Bro Hof Slott GC'])(
		'knows %s by its name',
		(name) => {
			expect(specialCoverOf(name)).not.toBeNull();
		},
	);

	it.each(['ardfinnan', 'bro', 'brohofen', 'hof-bro', ''])('does not take %s for one of them', (name) => {
		expect(specialCoverOf(name)).toBeNull();
	});

	it('does not depend on what the import says of the course', () => {
		const other = drawCover({ slug: 'ardfin', terrain: 'desert', latitude: null, seasonFrom: 1, seasonTo: 2 }, 'card');
		expect(other).toBe(drawCover(facts('ardfin', 'links', 55.8), 'card'));
		expectWellFormed(other);
	});
});
