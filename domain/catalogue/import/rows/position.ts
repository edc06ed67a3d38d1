import type { Position } from '#domain/geography/distance.ts';
import type { RawValues } from '../files/headers.ts';
import { type Angle, inOrder, readAngle, readPair } from './coordinates.ts';

/** The position that a row tells, in two columns or in one; null for none. `turned`: each stood in the other's column. */
export function readPosition(values: RawValues): (Position & { turned: boolean }) | 'unreadable' | null {
	const { latitude = '', longitude = '', coordinates, lngLat } = values;
	if (latitude.trim() || longitude.trim()) return readColumns(latitude, longitude);
	const [cell, isTurned] = coordinates?.trim() ? [coordinates, false] : [lngLat ?? '', true];
	if (isNothing(cell)) return readTown(values);
	const pair = readPair(cell, isTurned);
	return pair ? { ...pair, turned: false } : 'unreadable';
}

function readColumns(latitude: string, longitude: string) {
	if (isNothing(latitude) && isNothing(longitude)) return null;
	const angles: (Angle | null)[] = [readAngle(latitude), readAngle(longitude)];
	const [north, east] = angles;
	if (!north || !east) return isNothing(longitude) ? inOneOfTwo(latitude) : 'unreadable';
	const position = inOrder([north, east], false);
	return position ? { ...position, turned: north.axis === 'longitude' || east.axis === 'latitude' } : 'unreadable';
}

/** Both stand in the column of the first. */
function inOneOfTwo(cell: string) {
	const pair = readPair(cell);
	return pair ? { ...pair, turned: false } : 'unreadable';
}

/** Some put the position where the town is looked for. */
function readTown({ locality = '' }: RawValues) {
	const pair = /\d[.,°]\d*.*\d/.test(locality) && !/\p{L}{3}/u.test(locality) ? readPair(locality) : null;
	return pair ? { ...pair, turned: false } : null;
}

const isNothing = (cell: string) => /^\s*([-–—?]*|n\/?a|null|nan|none|nil|undefined)\s*$/i.test(cell);
