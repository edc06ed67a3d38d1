import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { MapCluster } from '#domain/catalogue/map/cluster-shapes.ts';
import { MARKER_SIDES, markerFace, markerName } from './marker-face.ts';

const SWEDEN = { code: 'SE', name: 'Sweden', slug: 'sweden' };

const cluster = (count: number, value: number | null = 8.8, ratings = 412): MapCluster => ({
	id: '2.1.1',
	latitude: 55,
	longitude: 13,
	count,
	country: 'Sweden',
	bounds: [12, 54, 14, 56],
	courses:
		count > 1
			? []
			: [
					{
						id: 1,
						slug: 'ljunghusen',
						name: 'Ljunghusen',
						location: 'Höllviken',
						country: SWEDEN,
						imageUrl: null,
						score: { value, count: ratings, ranked: ratings > 2, builtIn: false },
					},
				],
});

it.each([
	[cluster(1), '8.8 out of 10, 412 reviews, Ljunghusen'],
	[cluster(1, 9, 2), 'New, 2 ratings, 9.0 out of 10, Ljunghusen'],
	[cluster(1, null), 'Ljunghusen, Not yet rated'],
	[cluster(132), '132 courses in Sweden, show closer'],
	[cluster(2672), '2.7k courses in Sweden, show closer'],
])('a marker is called first by what it shows, and says it once', (shown, name) => {
	expect(markerName(shown)).toBe(name);
	expect(name.startsWith(markerFace(shown).text)).toBe(true);
	expect(name.match(/courses/g) ?? []).toHaveLength(shown.count > 1 ? 1 : 0);
});

it.each(['few', 'some', 'many', 'most'] as const)('a marker of %s is as large as the style sheet has it', (look) => {
	const css = readFileSync(new URL('markers.module.css', import.meta.url), 'utf8').replace(/\s+/g, ' ');
	const { wide, high } = MARKER_SIDES[look];
	expect(css).toContain(`.${look} { inline-size: ${wide}px; block-size: ${high}px; }`);
});
