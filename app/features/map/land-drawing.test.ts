import { expect, it } from 'vitest';
import { TOWNS_FROM_ZOOM } from '#domain/catalogue/map/town-shapes.ts';
import { drawingOf, LAND_LEVELS } from '#domain/geography/land/land-tiles.ts';
import { MAX_ZOOM } from '#domain/geography/map-tiles.ts';
import { levelAt } from './land-drawing.ts';

const EQUATOR_METRES = 40_075_017;
/** To which the outlines of 1:10,000,000 are true. */
const TRUE_METRES = 400;

it('where towns are named, the coast is that of 1:10,000,000, drawn as finely as it is true', () => {
	for (const zoom of [TOWNS_FROM_ZOOM, MAX_ZOOM]) {
		const level = LAND_LEVELS[levelAt(zoom)];
		if (!level) throw new Error(`no land at zoom ${zoom}`);
		const { source, across, tolerance } = drawingOf(level);
		expect(source).toBe('10m');
		expect((EQUATOR_METRES / across) * tolerance).toBeLessThan(TRUE_METRES);
	}
});
