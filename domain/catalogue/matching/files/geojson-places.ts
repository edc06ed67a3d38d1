import { failure, success } from '#domain/shared/result.ts';
import { type FilePlace, positionOf, type ReadPlaces } from './file-place.ts';

/** The points of GeoJSON: any with a name, and Google's saved places and reviews in either of the two forms that its export has had. */
export function readGeoJsonPlaces(text: string): ReadPlaces {
	let read: unknown;
	try {
		read = JSON.parse(text);
	} catch {
		return failure({ kind: 'broken' });
	}
	const { features } = fieldsOf(read);
	if (!Array.isArray(features)) return failure({ kind: 'unknown' });
	return success(features.flatMap(toPlace));
}

function toPlace(feature: unknown): FilePlace[] {
	const { geometry, properties } = fieldsOf(feature);
	const told = fieldsOf(properties);
	const location = fieldsOf(told.location ?? told.Location);
	const name = textIn(location.name, location['Business Name'], told.name, told.Title, told.title);
	if (name === null) return [];
	const land = textIn(location.country_code, location['Country Code']);
	const { coordinates } = fieldsOf(geometry);
	const [longitude, latitude] = Array.isArray(coordinates) ? coordinates : [];
	const { Latitude, Longitude } = fieldsOf(location['Geo Coordinates']);
	const position = positionOf(latitude, longitude);
	return [
		{ name, land, isCourse: false, ...(position.latitude === null ? positionOf(Latitude, Longitude) : position) },
	];
}

/** What an object holds; nothing of what is none. */
const fieldsOf = (value: unknown): Record<string, unknown> =>
	typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textIn = (...values: unknown[]): string | null =>
	values.find((value): value is string => typeof value === 'string' && value.trim() !== '')?.trim() ?? null;
