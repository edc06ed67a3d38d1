import { isObject } from '../properties.ts';

/** A place in degrees. */
export type Middle = { latitude: number; longitude: number };

/** The box around points; it may reach over the 180th meridian. */
export class Box {
	south = Number.POSITIVE_INFINITY;
	north = Number.NEGATIVE_INFINITY;
	/** Of longitudes as they are, and of the same with those of the western half a turn further east. */
	#plain = { west: Number.POSITIVE_INFINITY, east: Number.NEGATIVE_INFINITY };
	#turned = { west: Number.POSITIVE_INFINITY, east: Number.NEGATIVE_INFINITY };

	add(latitude: number, longitude: number): void {
		this.south = Math.min(this.south, latitude);
		this.north = Math.max(this.north, latitude);
		widen(this.#plain, longitude);
		widen(this.#turned, longitude < 0 ? longitude + 360 : longitude);
	}

	/** Null without points. */
	middle(): Middle | null {
		if (this.south > this.north) return null;
		// No course is half a world wide: where the points seem to be, they lie on both sides of the 180th meridian.
		const [plain, turned] = [this.#plain, this.#turned];
		const { west, east } = turned.east - turned.west < plain.east - plain.west ? turned : plain;
		return { latitude: (this.south + this.north) / 2, longitude: wrap((west + east) / 2) };
	}
}

/** The middle of the box around all points of a GeoJSON geometry, of collections too, or of Esri's; null for one without points. */
export function middleOf(geometry: unknown): Middle | null {
	if (!isObject(geometry)) return null;
	const box = new Box();
	visitGeometry(geometry, box);
	return box.middle();
}

/** The middle of a box as its four sides; where its west lies east of its east, it reaches over the 180th meridian. */
export function middleOfSides(south: number, west: number, north: number, east: number): Middle {
	return { latitude: (south + north) / 2, longitude: wrap((west + (west > east ? east + 360 : east)) / 2) };
}

/** A longitude of another turn of the globe, -180 to 180. What is no longitude in degrees stays as it is, to be refused. */
function wrap(longitude: number): number {
	if (longitude > 180 && longitude <= 540) return longitude - 360;
	return longitude < -180 && longitude >= -540 ? longitude + 360 : longitude;
}

function widen(side: { west: number; east: number }, longitude: number) {
	side.west = Math.min(side.west, longitude);
	side.east = Math.max(side.east, longitude);
}

function visitGeometry({ geometries, coordinates, rings, paths, points, x, y }: Record<string, unknown>, box: Box) {
	for (const part of Array.isArray(geometries) ? geometries : []) if (isObject(part)) visitGeometry(part, box);
	for (const list of [coordinates, rings, paths, points]) visitPoints(list, box);
	if (x !== undefined && y !== undefined) visitPoints([x, y], box);
}

function visitPoints(part: unknown, box: Box) {
	if (!Array.isArray(part)) return;
	const [longitude, latitude] = part.map(asNumber);
	if (longitude == null || latitude == null) for (const inner of part) visitPoints(inner, box);
	else box.add(latitude, longitude);
}

function asNumber(value: unknown): number | null {
	if (typeof value === 'number') return value;
	return typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : null;
}
