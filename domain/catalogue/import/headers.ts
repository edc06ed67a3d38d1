import { foldText } from '#domain/shared/fold.ts';

/** What each kind of column may be called, in the order in which it is believed. Compared folded: case and accents do not count. */
const HEADERS = {
	name: 'name|course name|course|club name|club|golf course|golf club|golf course name|facility|facility name|title|nom|nombre|naam|namn|navn',
	otherNames: 'other names|alt name|name en|int name|official name|old name|aliases|short name',
	latitude: 'lat|latitude|y|breite|breitengrad|latitud|latitudine|lat dd|decimal latitude',
	longitude: 'lng|lon|long|longitude|x|lange|langengrad|longitud|longitudine|lon dd|decimal longitude',
	country: 'iso2|iso|country code|countrycode|iso country|alpha 2|addr country|country|country name|land|pays|pais',
	locality: 'locality|city|town|addr city|municipality|village|place|location|ort|stadt|ville|ciudad|is in city',
	region: 'region|state|addr state|province|county|addr province|state province|admin1|prefecture|lan|bundesland',
	holes: 'holes|hole count|number of holes|golf holes|num holes|no of holes|locher|hal',
	par: 'par|golf par|course par|total par',
	lengthMetres: 'length m|length metres|length meters|length|metres|meters|distance m|total metres|lange m',
	lengthYards: 'yards|length yards|length yd|yardage|total yards|distance yards',
	architect: 'architect|designer|course architect|golf course architect|design|designed by',
	openedYear: 'opened year|year|founded|opened|year opened|opening year|year built|established|start date|built',
	website: 'website|url|contact website|web|homepage|link|web site|contact url',
	id: 'id|source id|osm id|uuid|course id|ref|identifier',
	source: 'source|dataset|provider|origin',
	leisure: 'leisure',
	golf: 'golf',
} as const;

export type Field = keyof typeof HEADERS;

/** The cells of one row by what they mean; cells that are empty are not there. */
export type RawValues = Partial<Record<Field, string>>;

/** One row as a reader gives it. `surplus`: it had more cells than the header. */
export type RawRow = { line: number; values: RawValues; surplus: boolean };

type Meaning = { field: Field; rank: number };

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
	// The keys of the object above are its type's keys.
	(Object.keys(HEADERS) as Field[]).flatMap((field) =>
		HEADERS[field].split('|').map((name, rank) => [name, { field, rank }] as const),
	),
);

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
