import { IMPORT_HEADERS, type ImportedColumn } from '#domain/catalogue/facts/imported.ts';
import { foldText } from '#domain/shared/text/fold.ts';

/** What columns may be called that tell no fact: where a row comes from, and what OpenStreetMap says the thing is. */
const OTHERS = {
	id: ['id', 'source id', 'osm id', 'uuid', 'course id', 'ref', 'identifier'],
	source: ['source', 'dataset', 'provider', 'origin'],
	leisure: ['leisure'],
	golf: ['golf'],
} as const;

export type Field = ImportedColumn | keyof typeof OTHERS;

/** The cells of one row by what they mean; cells that are empty are not there. */
export type RawValues = Partial<Record<Field, string>>;

/** One row as a reader gives it. `surplus`: it had more cells than the header. */
export type RawRow = { line: number; values: RawValues; surplus: boolean };

type Meaning = { field: Field; rank: number };

/** What headers are compared with, folded: case and accents do not count. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
	...IMPORT_HEADERS.flatMap(({ column, headers }) => meaningsOf(column, headers)),
	// The keys of the object above are its type's keys.
	...(Object.keys(OTHERS) as (keyof typeof OTHERS)[]).flatMap((field) => meaningsOf(field, OTHERS[field])),
]);

function meaningsOf(field: Field, names: readonly string[]) {
	return names.map((name, rank) => [name, { field, rank }] as const);
}

/** Everything that files can tell, and what its columns may be called, for `npm run import -- --columns`. */
export function listColumns(): { label: string; headers: readonly string[] }[] {
	return [...IMPORT_HEADERS, { label: 'Id', headers: OTHERS.id }, { label: 'Source', headers: OTHERS.source }];
}

/** What a header means, and how much it is believed against others that mean the same (0 is most); null for one nobody needs. */
export function meaningOf(header: string): Meaning | null {
	return MEANINGS.get(foldText(header)) ?? null;
}

/** For each field the numbers of its columns, the most believed first. */
export function mapHeader(header: readonly string[]): Map<Field, number[]> {
	const columns = header
		.map((name, column) => ({ column, meaning: meaningOf(name) }))
		.filter((one): one is { column: number; meaning: Meaning } => one.meaning !== null)
		.sort((a, b) => a.meaning.rank - b.meaning.rank);
	const grouped = Map.groupBy(columns, ({ meaning }) => meaning.field);
	return new Map([...grouped].map(([field, found]) => [field, found.map(({ column }) => column)]));
}

/** The values of an object's properties (GeoJSON properties, OpenStreetMap tags) by what their keys mean. */
export function mapProperties(properties: Readonly<Record<string, unknown>>): RawValues {
	const values: RawValues = {};
	const ranks = new Map<Field, number>();
	for (const [key, value] of Object.entries(properties)) {
		const meaning = meaningOf(key);
		if (!meaning || (typeof value !== 'string' && typeof value !== 'number') || value === '') continue;
		if (meaning.rank >= (ranks.get(meaning.field) ?? Number.POSITIVE_INFINITY)) continue;
		ranks.set(meaning.field, meaning.rank);
		values[meaning.field] = String(value);
	}
	return values;
}
