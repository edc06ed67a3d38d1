import { type Field, isJoined, isSaid, meaningOf, type RawValues } from './headers.ts';
import { isToCome } from './osm-keys.ts';

type Properties = Readonly<Record<string, unknown>>;

/** More keys than this are not told. */
const MOST_KEYS = 200;

/** Remembers which keys of a file were understood and which were not. */
export class KeysSeen {
	readonly understood = new Map<string, Field>();
	readonly ignored = new Set<string>();

	/** Of several columns of one name a row tells the first that is filled, unless they are joined. */
	addColumn(header: string, field: Field | null): void {
		if (field && !isJoined(field) && this.understood.has(header)) this.add(`${header} (once more)`, null);
		else this.add(header, field);
	}

	add(key: string, field: Field | null): void {
		if (field) {
			if (this.understood.size < MOST_KEYS) this.understood.set(key, field);
		} else if (this.ignored.size < MOST_KEYS) this.ignored.add(key);
	}
}

/** The values of an object's properties (GeoJSON properties, OpenStreetMap tags) by what their keys mean. */
export function mapProperties(properties: Properties, keys: KeysSeen): RawValues {
	const values: RawValues = {};
	const ranks = new Map<Field, number>();
	for (const [key, value] of Object.entries(unfold(properties))) {
		const meaning = meaningOf(key);
		keys.add(key, meaning?.field ?? null);
		if (!meaning || (typeof value !== 'string' && typeof value !== 'number' && value !== true)) continue;
		const { field, rank } = meaning;
		if (!isSaid(field, String(value))) continue;
		if (isJoined(field)) {
			values[field] = joined(values[field], asSaid(field, key, String(value)));
			continue;
		}
		if (rank >= (ranks.get(field) ?? Number.POSITIVE_INFINITY)) continue;
		ranks.set(field, rank);
		values[field] = String(value);
	}
	return values;
}

/** A value as it is put into a list: of some keys the key says half of it. */
export function asSaid(field: Field, key: string, value: string): string {
	if (field === 'gone') return isToCome(key) ? `to come ${value}` : value;
	return field === 'closed' && /^(proposed|planned|construction)$/i.test(key.trim()) ? `to come ${value}` : value;
}

export const joined = (before: string | undefined, value: string) => (before ? `${before};${value}` : value);

/** With the tags that some tools keep in a property of their own, as an object, as JSON or as the text of an hstore. */
function unfold(properties: Properties): Properties {
	const { tags, other_tags: otherTags, all_tags: allTags } = properties;
	const inner = [tags, otherTags, allTags].map(readTags);
	return Object.assign({}, ...inner, properties);
}

function readTags(value: unknown): Properties {
	if (isObject(value)) return value;
	if (typeof value !== 'string') return {};
	if (value.startsWith('{')) return parseObject(value);
	const pairs = value.matchAll(/"((?:[^"\\]|\\.)*)"\s*=>\s*"((?:[^"\\]|\\.)*)"/g);
	return Object.fromEntries([...pairs].map(([, key = '', told = '']) => [key, told.replace(/\\(.)/g, '$1')]));
}

function parseObject(text: string): Properties {
	try {
		const value: unknown = JSON.parse(text);
		return isObject(value) ? value : {};
	} catch {
		return {};
	}
}

/** Whether a value is an object of JSON: no array, no null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
