import { LAND_LEVELS, type LandLabel, type LandTile } from '#domain/geography/land/land-tiles.ts';
import { paths } from '../../lib/paths.ts';

/** Land of one tile, ready to be drawn in units of the tile. The outline leaves out where the tile itself was cut. */
export type LandPath = { units: number; land: Path2D; outline: Path2D };

export type LandPaths = {
	/** What is there of a level, or undefined; what is not there is fetched. */
	find: (level: number, x: number, y: number) => LandPath | undefined;
	readonly labels: readonly LandLabel[];
};

const MARGIN_UNITS = 8;
/** A tile that did not come is asked for again when the map has moved on for so long. */
const RETRY_MILLISECONDS = 4_000;

/** Land tile by tile, fetched and kept while the map is there. `arrived` is told of each tile that can be drawn. */
export function createLandPaths(arrived: () => void): LandPaths {
	const tiles = new Map<string, LandPath | { failedAt: number } | null>();
	let labels: readonly LandLabel[] = [];

	const load = async (address: string) => {
		tiles.set(address, null);
		try {
			const answer = await fetch(address);
			if (!answer.ok) throw new Error(`land answered ${answer.status}`);
			// Our own server's answer, made from this very type.
			const tile = (await answer.json()) as LandTile;
			if (tile.labels) labels = tile.labels;
			tiles.set(address, makePath(tile));
			arrived();
		} catch {
			// The map is of use without this piece of coast; its markers tell of a lost connection.
			tiles.set(address, { failedAt: performance.now() });
		}
	};

	return {
		find(level, x, y) {
			const address = paths.landTile(`${LAND_LEVELS[level]?.zoom ?? 0}/${x}/${y}`);
			const tile = tiles.get(address);
			if (tile && 'land' in tile) return tile;
			const isDue = tile === undefined || (tile && performance.now() - tile.failedAt > RETRY_MILLISECONDS);
			if (isDue) load(address);
			return undefined;
		},
		get labels() {
			return labels;
		},
	};
}

function makePath({ units, rings }: LandTile): LandPath {
	const path = { units, land: new Path2D(), outline: new Path2D() };
	for (const ring of rings) addRing(path, ring);
	return path;
}

function addRing({ units, land, outline }: LandPath, ring: readonly number[]) {
	let [x = 0, y = 0] = ring;
	const [firstX, firstY] = [x, y];
	land.moveTo(x, y);
	outline.moveTo(x, y);
	for (let at = 2; at < ring.length; at += 2) {
		const [lastX, lastY] = [x, y];
		x += ring[at] ?? 0;
		y += ring[at + 1] ?? 0;
		land.lineTo(x, y);
		if (isCut(lastX, x, units) || isCut(lastY, y, units)) outline.moveTo(x, y);
		else outline.lineTo(x, y);
	}
	land.closePath();
	if (!isCut(x, firstX, units) && !isCut(y, firstY, units)) outline.lineTo(firstX, firstY);
}

/** A line along the edge at which the tile was cut, or along the antimeridian, is nobody's coast. */
const isCut = (a: number, b: number, units: number) => a === b && isEdge(a, units);
const isEdge = (at: number, units: number) => [-MARGIN_UNITS, 0, units, units + MARGIN_UNITS].includes(at);
