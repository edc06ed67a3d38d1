import { pipeline, Readable, Transform } from 'node:stream';
import { pick } from 'stream-json/filters/pick.js';
import type { Token } from 'stream-json/parser.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { z } from 'zod';
import { BrokenFile } from './broken-file.ts';
import { mapProperties, type RawRow, type RawValues } from './headers.ts';

/** Tokens of one feature: an outline of some thousand points is well below. */
const MOST_TOKENS = 200_000;

const place = z.object({ lat: z.number(), lon: z.number() });
const element = z.object({
	type: z.string(),
	id: z.number(),
	lat: z.number().optional(),
	lon: z.number().optional(),
	center: place.optional(),
	tags: z.record(z.string(), z.unknown()).optional(),
});
const feature = z.object({
	type: z.literal('Feature'),
	id: z.union([z.string(), z.number()]).optional(),
	geometry: z.object({ type: z.string(), coordinates: z.unknown() }).nullish(),
	properties: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * The courses of a GeoJSON FeatureCollection or of raw Overpass JSON, streamed. `line` is the place in the list, from 1.
 * Throws `BrokenFile` for JSON that is broken or neither of the two.
 */
export async function* readJson(text: AsyncIterable<string>): AsyncGenerator<RawRow> {
	const items = streamArray.asStream();
	// The iteration below sees every error of the pipeline; its callback has nothing to add.
	pipeline(Readable.from(text), pick.withParserAsStream({ filter: isList, once: true }), limitItems(), items, () => {});
	let line = 0;
	try {
		for await (const { value } of items as AsyncIterable<{ value: unknown }>) {
			line++;
			yield { line, values: readItem(value), surplus: false };
		}
	} catch (error) {
		if (error instanceof BrokenFile) throw error;
		throw new BrokenFile(`its JSON is broken (${(error as Error).message})`, line + 1);
	}
	if (line === 0) throw new BrokenFile('it holds no features (GeoJSON) and no elements (Overpass JSON)');
}

function isList(path: readonly (string | number | null)[]): boolean {
	return path.length === 1 && (path[0] === 'features' || path[0] === 'elements');
}

/** Ends the reading of a single item that would fill the memory. */
function limitItems(): Transform {
	let [depth, tokens] = [0, 0];
	return new Transform({
		objectMode: true,
		transform(token: Token, _encoding, done) {
			if (token.name === 'startObject' || token.name === 'startArray') depth++;
			if (token.name === 'endObject' || token.name === 'endArray') depth--;
			tokens = depth === 1 ? 0 : tokens + 1;
			done(tokens > MOST_TOKENS ? new BrokenFile('one of its features is far too large') : null, token);
		},
	});
}

function readItem(value: unknown): RawValues {
	const asElement = element.safeParse(value);
	if (asElement.success) return readElement(asElement.data);
	const asFeature = feature.safeParse(value);
	return asFeature.success ? readFeature(asFeature.data) : {};
}

function readElement({ type, id, lat, lon, center, tags = {} }: z.infer<typeof element>): RawValues {
	const position = lat !== undefined && lon !== undefined ? { lat, lon } : center;
	const told = mapProperties(tags);
	return { ...told, ...(position && positionValues(position.lat, position.lon)), id: `${type}/${id}`, source: 'osm' };
}

function readFeature({ id, geometry, properties }: z.infer<typeof feature>): RawValues {
	const told = mapProperties({ ...properties, id: properties?.['@id'] ?? id ?? properties?.id });
	const middle = middleOf(geometry?.coordinates);
	return { ...told, ...(middle && positionValues(middle.latitude, middle.longitude)) };
}

function positionValues(latitude: number, longitude: number): RawValues {
	return { latitude: latitude.toFixed(7), longitude: longitude.toFixed(7) };
}

/** The middle of the box around all points of a geometry; null for one without points. */
function middleOf(coordinates: unknown) {
	const box = { south: Infinity, north: -Infinity, west: Infinity, east: -Infinity, points: 0 };
	const visit = (part: unknown) => {
		if (!Array.isArray(part)) return;
		const [longitude, latitude] = part;
		if (typeof longitude !== 'number' || typeof latitude !== 'number') return part.forEach(visit);
		box.points++;
		box.south = Math.min(box.south, latitude);
		box.north = Math.max(box.north, latitude);
		box.west = Math.min(box.west, longitude);
		box.east = Math.max(box.east, longitude);
	};
	visit(coordinates);
	if (box.points === 0) return null;
	return { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 };
}
