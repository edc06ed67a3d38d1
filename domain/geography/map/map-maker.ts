import { type GeoProjection, geoEqualEarth } from 'd3-geo';
import type { Position } from '../distance.ts';
import { busiestPart, partsOfCountry } from './country-parts.ts';
import { drawDots, drawLifeDots, type LifePlace, type MapPlace, placeDots } from './dots.ts';
import { drawLand, drawPieces, type LandPaths } from './draw-land.ts';
import { type Frame, frameLand, framePlaces, isInFrame, MAP_SIZE, type Size, WIDE_SIZE } from './frame.ts';
import { type Land, type LandPiece, readLand } from './land.ts';
import { drawSheet } from './sheet.ts';
import { drawWay, type WayStop } from './way.ts';

/** Draws maps as SVG documents, 800 by 600 or wide; that of the world is 960 by 440. Countries are alpha-2 codes. */
export type MapMaker = {
	/** One place within its country. */
	drawPlace: (code: string, position: Position) => string;
	/** All places of a country, on the part of it where most of them lie. */
	drawCountry: (code: string, places: readonly MapPlace[]) => string;
	/** Places of a part of one or a few countries, as near as they allow; 1200 by 420 if `wide`. */
	drawRegion: (codes: readonly string[], places: readonly MapPlace[], wide?: boolean) => string;
	drawWorld: (places: readonly MapPlace[]) => string;
	/**
	 * The courses of a golfer, filled dots for those played and open ones for the others; the world where they lie all over it. Of this
	 * size, or of that of other such maps.
	 */
	drawLife: (places: readonly LifePlace[], size?: Size) => string;
	/** A way from place to place in straight lines, each of which says how long it is, with numbered places and their names. */
	drawWay: (stops: readonly WayStop[]) => string;
	/** The same places without lines between them. */
	drawNumbered: (stops: readonly WayStop[]) => string;
};

/** Up to here a map shows what the finer outlines have more. */
const FINE_KILOMETRES = 1_300;
const WORLD_SIZE = { width: 960, height: 440 } as const;
/** A golfer's map shows so much around each course, and is one of the world from so many kilometres on. */
const AROUND_LIFE_DEGREES = 0.8;
const MOST_LIFE_KILOMETRES = 9_000;
const AROUND_UNKNOWN_LAND_DEGREES = 0.4;
/** So much around each place of a way there is room for its name. */
const AROUND_WAY_DEGREES = 0.1;
/** Of many places one in a hundred is misplaced, and must not make the map of all others small. */
const STRAY_SHARE = 0.01;

type Base = { frame: Frame; paths: LandPaths };

/** Reads the outlines when first asked for, and keeps the land of each country that was drawn: some 8 KB each. */
export function createMapMaker(): MapMaker {
	const lands = new Map<string, Land>();
	const landIn = (detail: '10m' | '50m') => keep(lands, detail, () => readLand(detail));
	const parts = new Map<string, LandPiece[][]>();
	const bases = new Map<string, Base>();
	const draw = (frame: Frame, ...codes: readonly string[]): Base => ({
		frame,
		paths: drawLand(landIn(frame.kilometres <= FINE_KILOMETRES ? '10m' : '50m'), frame, codes),
	});
	const baseAround = (code: string, places: readonly MapPlace[]): Base => {
		const all = keep(parts, code, () => partsOfCountry(landIn('10m'), code));
		const part = busiestPart(all, places);
		if (part.length === 0) return draw(framePlaces(places, { degrees: AROUND_UNKNOWN_LAND_DEGREES }), code);
		const base = keep(bases, `${code} ${all.indexOf(part)}`, () => draw(frameLand(landIn('10m'), part), code));
		const [only] = places;
		// A course on a rock far out widens its own map.
		if (!only || places.length > 1 || isInFrame(base.frame, only)) return base;
		return draw(frameLand(landIn('10m'), part, places), code);
	};
	const drawGlobe = createGlobeDrawer(() => landIn('50m'));
	const drawStops = (stops: readonly WayStop[], isWay: boolean) => {
		const frame = framePlaces(stops, { degrees: AROUND_WAY_DEGREES });
		if (frame.kilometres > MOST_LIFE_KILOMETRES) {
			return drawGlobe((projection, size) => drawWay({ projection, size }, stops, isWay), MAP_SIZE);
		}
		const marks = drawWay(frame, stops, isWay);
		return drawSheet({ ...draw(frame).paths, marks, kilometres: frame.kilometres, size: frame.size });
	};
	return {
		drawPlace(code, position) {
			const { frame, paths } = baseAround(code, [{ ...position, count: 1 }]);
			return drawSheet({ ...paths, marks: drawPin(frame.projection, position), kilometres: frame.kilometres });
		},
		drawCountry: (code, places) => drawAll(baseAround(code, places), places),
		drawRegion(codes, places, wide = false) {
			const frame = framePlaces(withoutStrays(places), { size: wide ? WIDE_SIZE : MAP_SIZE });
			return drawAll(draw(frame, ...codes), places);
		},
		drawWorld: (places) => drawGlobe((projection) => drawDots(placeDots(projection, places, WORLD_SIZE).dots)),
		drawLife(places, size) {
			const frame = framePlaces(places, { degrees: AROUND_LIFE_DEGREES, size });
			// Farther apart than a map of one side of the globe can show.
			if (places.length === 0 || frame.kilometres > MOST_LIFE_KILOMETRES) {
				return drawGlobe((projection, globe) => drawLifeDots(projection, places, globe), size);
			}
			const { projection } = frame;
			return drawSheet({ ...draw(frame).paths, marks: drawLifeDots(projection, places, frame.size), size: frame.size });
		},
		drawWay: (stops) => drawStops(stops, true),
		drawNumbered: (stops) => drawStops(stops, false),
	};
}

type Marks = (projection: GeoProjection, size: Size) => string;

/** Draws the whole world in frames of some sizes, and keeps the land of each. */
function createGlobeDrawer(landOf: () => Land) {
	const globes = new Map<string, string>();
	return (marksOn: Marks, size: Size = WORLD_SIZE) => {
		const { width, height } = size;
		// Of the far south nothing is shown.
		const projection = geoEqualEarth()
			.fitSize([width, height + 36], { type: 'Sphere' })
			.precision(0.5);
		const others = keep(globes, `${width} ${height}`, () => {
			const land = landOf();
			const shown = land.pieces.filter(({ code, area }) => code !== 'AQ' && area > 0.5);
			return drawPieces(land, projection, shown);
		});
		return drawSheet({ size, own: '', others, marks: marksOn(projection, size) });
	};
}

function drawAll({ frame, paths }: Base, places: readonly MapPlace[]): string {
	const { projection, kilometres, size } = frame;
	const { dots } = placeDots(projection, places, size);
	return drawSheet({ ...paths, marks: drawDots(dots), kilometres, size });
}

function drawPin(projection: GeoProjection, { latitude, longitude }: Position): string {
	const [x = 0, y = 0] = projection([longitude, latitude])?.map(Math.round) ?? [];
	return `<circle class="h" cx="${x}" cy="${y}" r="34"/><circle class="p" cx="${x}" cy="${y}" r="11"/>`;
}

function withoutStrays(places: readonly MapPlace[]): readonly MapPlace[] {
	const strays = Math.floor(places.length * STRAY_SHARE);
	if (strays === 0) return places;
	const inner = (of: (place: MapPlace) => number) => {
		const sorted = places.map(of).sort((a, b) => a - b);
		const [least = 0, most = 0] = [sorted[strays], sorted.at(-1 - strays)];
		return (place: MapPlace) => of(place) >= least && of(place) <= most;
	};
	const within = [inner(({ latitude }) => latitude), inner(({ longitude }) => longitude)];
	return places.filter((place) => within.every((isWithin) => isWithin(place)));
}

function keep<Key, Value>(kept: Map<Key, Value>, key: Key, make: () => Value): Value {
	const known = kept.get(key);
	if (known !== undefined) return known;
	const made = make();
	kept.set(key, made);
	return made;
}
