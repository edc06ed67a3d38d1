/** A part of the world in degrees. `west` greater than `east`: it crosses the antimeridian. */
export type Box = { west: number; south: number; east: number; north: number };

/** About a hundred metres: what an address says of a box, and no more, so that the same view has the same address. */
const DECIMALS = 3;
const DEGREES = /^-?\d{1,3}(?:\.\d{1,12})?$/;

/** `west,south,east,north` as it stands in addresses, or null where it is no box. */
export function readBox(text: string | null): Box | null {
	const parts = text?.split(',') ?? [];
	if (parts.length !== 4 || !parts.every((part) => DEGREES.test(part))) return null;
	const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
	return isBox({ west, south, east, north }) ? { west, south, east, north } : null;
}

/** True where every side is on the globe, the south below the north, and west and east apart. */
export function isBox({ west, south, east, north }: Box): boolean {
	const onGlobe = Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90;
	return onGlobe && south < north && west !== east;
}

/** The box as an address has it, west, south, east and north, shortened. */
export const boxText = ({ west, south, east, north }: Box) => [west, south, east, north].map(shorten).join(',');

const shorten = (degrees: number) => Number(degrees.toFixed(DECIMALS)) + 0;

/** Whether a position lies in the box, its edges included. Unknown positions (NaN) lie in none. */
export function isInBox({ west, south, east, north }: Box, latitude: number, longitude: number): boolean {
	if (!(latitude >= south && latitude <= north)) return false;
	return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}
