import { failure } from '#domain/shared/result.ts';
import { readCsvPlaces } from './csv-places.ts';
import type { ReadPlaces } from './file-place.ts';
import { readGeoJsonPlaces } from './geojson-places.ts';
import { PLACE_FILE_LIMITS } from './place-file-limits.ts';
import { readXmlPlaces } from './xml-places.ts';

/** Reads the places of a file of CSV, GeoJSON (as Google's export has it), GPX or KML, whichever its beginning says that it is. */
export function readPlaceFile(bytes: Uint8Array): ReadPlaces {
	const text = decode(bytes);
	if (text === null) return failure({ kind: 'not-text' });
	const begun = text.trimStart();
	const read = begun.startsWith('<')
		? readXmlPlaces(begun)
		: /^[{[]/.test(begun)
			? readGeoJsonPlaces(begun)
			: readCsvPlaces(begun);
	if (!read.ok) return read;
	if (read.value.length === 0) return failure({ kind: 'no-places' });
	return read.value.length > PLACE_FILE_LIMITS.places ? failure({ kind: 'too-many-places' }) : read;
}

/** The text, without a byte order mark; null for bytes that are none of UTF-8, and for what holds bytes that no text has. */
function decode(bytes: Uint8Array): string | null {
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		return text.includes('\0') ? null : text;
	} catch {
		return null;
	}
}
