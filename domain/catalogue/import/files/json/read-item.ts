import { z } from 'zod';
import type { RawValues } from '../headers.ts';
import { isObject, type KeysSeen, mapProperties } from '../properties.ts';
import { Box, type Middle, middleOf, middleOfSides } from './outline.ts';

const place = z.object({ lat: z.number(), lon: z.number() });
const sides = z.object({ minlat: z.number(), minlon: z.number(), maxlat: z.number(), maxlon: z.number() });
/** Points that lie outside of what was asked for are null. */
const points = z.array(place.nullable());
const member = z.object({
	type: z.string().optional(),
	ref: z.number().optional(),
	lat: z.number().optional(),
	lon: z.number().optional(),
	geometry: points.optional(),
});
const element = z.object({
	type: z.enum(['node', 'way', 'relation']),
	id: z.number(),
	lat: z.number().optional(),
	lon: z.number().optional(),
	center: place.optional(),
	bounds: sides.optional(),
	geometry: points.optional(),
	nodes: z.array(z.number()).optional(),
	members: z.array(member).optional(),
	tags: z.record(z.string(), z.unknown()).optional(),
});

/** An element of an Overpass answer. */
export type Element = z.infer<typeof element>;

export const asElement = (value: unknown): Element | null => element.safeParse(value).data ?? null;

/** What an element tells; where it lies is told apart, since others may have to tell it. */
export function readElement({ type, id, tags = {} }: Element, keys: KeysSeen): RawValues {
	return { ...mapProperties(tags, keys), leisure: leisureOf(tags), osmId: `${type}/${id}`, source: 'osm' };
}

/** Of a thing that is tagged at all, the lack of that tag says that it is something else. */
const leisureOf = ({ leisure }: Record<string, unknown>) => (typeof leisure === 'string' && leisure ? leisure : 'none');

/** Where an element lies by itself: its own place, its middle, the middle of its box or of its outline. */
export function placeOfElement({ lat, lon, center, bounds, geometry, members }: Element): Middle | null {
	if (lat !== undefined && lon !== undefined) return { latitude: lat, longitude: lon };
	if (center) return { latitude: center.lat, longitude: center.lon };
	if (bounds) return middleOfSides(bounds.minlat, bounds.minlon, bounds.maxlat, bounds.maxlon);
	const box = new Box();
	for (const point of geometry ?? []) if (point) box.add(point.lat, point.lon);
	for (const part of members ?? []) {
		if (part.lat !== undefined && part.lon !== undefined) box.add(part.lat, part.lon);
		for (const point of part.geometry ?? []) if (point) box.add(point.lat, point.lon);
	}
	return box.middle();
}

/** What a feature of GeoJSON or of Esri's JSON tells, whichever parts it has; null for what is none. */
export function readFeature(value: unknown, keys: KeysSeen): RawValues | null {
	if (!isObject(value) || !('geometry' in value || 'properties' in value || 'attributes' in value)) return null;
	const { id, geometry, bbox } = value;
	const properties = [value.properties, value.attributes].find(isObject) ?? {};
	const told = mapProperties(properties, keys);
	const ids = typeof id === 'string' || typeof id === 'number' ? { id: told.id ?? String(id) } : {};
	const middle = middleOf(geometry) ?? middleOfBox(bbox);
	return { ...told, ...ids, ...ogrIds(properties), ...(middle && positionValues(middle)) };
}

/** In the layers that ogr2ogr makes of areas, an id in the plain column is a relation's: ways have a column of their own. */
function ogrIds(properties: Record<string, unknown>): RawValues {
	const { osm_id: osmId, osm_way_id: osmWayId } = properties;
	const isRelation = osmWayId === null || osmWayId === '';
	return isRelation && osmId ? { osmRelationId: String(osmId) } : {};
}

export function positionValues({ latitude, longitude }: Middle): RawValues {
	return { latitude: latitude.toFixed(7), longitude: longitude.toFixed(7) };
}

function middleOfBox(bbox: unknown): Middle | null {
	const box = z.array(z.number()).safeParse(bbox).data;
	if (box?.length !== 4) return null;
	const [west = 0, south = 0, east = 0, north = 0] = box;
	return middleOfSides(south, west, north, east);
}
