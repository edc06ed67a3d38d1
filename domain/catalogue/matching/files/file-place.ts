import type { Result } from '#domain/shared/result.ts';

/**
 * A place that a file names. Degrees, null where it tells no position; `land`: a country's name or alpha-2 code, where it tells one.
 * `isCourse`: the file lists nothing but golf courses.
 */
export type FilePlace = {
	name: string;
	land: string | null;
	latitude: number | null;
	longitude: number | null;
	isCourse: boolean;
};

/**
 * Why a file is not taken: `not-text` for another encoding than UTF-8 or no text at all; `unknown` for text that is none of the kinds;
 * `broken` where it ends too early or is malformed; `no-places` where it names none; `too-many-places`.
 */
export type PlaceFileFailure = { kind: 'not-text' | 'unknown' | 'broken' | 'no-places' | 'too-many-places' };
export type ReadPlaces = Result<FilePlace[], PlaceFileFailure>;

/** A position as a file tells it; null where it is none, and for 0, 0, which stands for none in Google's export. */
export function positionOf(latitude: unknown, longitude: unknown) {
	const [north, east] = [toNumber(latitude), toNumber(longitude)];
	const isThere = Math.abs(north) <= 90 && Math.abs(east) <= 180 && !(north === 0 && east === 0);
	return isThere ? { latitude: north, longitude: east } : { latitude: null, longitude: null };
}

const toNumber = (value: unknown): number =>
	typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
