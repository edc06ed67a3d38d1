import { type LandPiece, readLand } from './atlas.ts';
import { placeLabels } from './labels.ts';
import { cutTile, drawingOf, LAND_LEVELS, type LandLevel, type LandTile, withoutSpecks } from './land-tiles.ts';
import { seaLabels } from './seas.ts';

export type LandAtlas = {
	/** A tile of the level that halves the world `zoom` times, or null where there is no such tile. */
	tile: (zoom: number, x: number, y: number) => Promise<LandTile | null>;
};

/** Land by level, cut into tiles. */
export function openLandAtlas(nameOf: (code: string) => string | null): LandAtlas {
	const [whole] = LAND_LEVELS;
	return {
		async tile(zoom, x, y) {
			const level = LAND_LEVELS.find((one) => one.zoom === zoom);
			const isThere = Math.min(x, y) >= 0 && Math.max(x, y) < 2 ** zoom;
			if (!level || !isThere) return null;
			const pieces = await readLandOf(level);
			const tile = cutTile(pieces, level, x, y);
			if (level !== whole) return tile;
			return { ...tile, labels: [...placeLabels(pieces, level.units, nameOf), ...seaLabels()] };
		},
	};
}

const read = new Map<LandLevel, Promise<LandPiece[]>>();

/** The land of a level, read when it is first asked for and kept: 3 MB for the two coarse levels, 6 MB for the fine one. */
export function readLandOf(level: LandLevel): Promise<LandPiece[]> {
	const known = read.get(level) ?? readLand(drawingOf(level)).then(withoutSpecks);
	read.set(level, known);
	return known;
}
