import { sql } from 'drizzle-orm';
import {
	char,
	customType,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	uniqueIndex,
} from 'drizzle-orm/pg-core';

/** What a place can be, from the largest. A region is a country's first level of administration; golf areas are chosen by hand. */
export type PlaceKind = 'country' | 'nation' | 'region' | 'area' | 'town';

/** The languages in which places are known beside English and their own. */
export type PlaceLanguage = 'sv' | 'de' | 'fr' | 'es';

/** What a place is called, by language: always in English. Where another is left out, the English name stands. */
export type PlaceNames = { en: string } & { [Language in PlaceLanguage]?: string };

/** A closed line of `(longitude,latitude)` points, as PostgreSQL writes it. */
const polygon = customType<{ data: string }>({ dataType: () => 'polygon' });

/**
 * The places of the world that courses are found by, of whatever kind. Loaded from the files in `database/seed/places`, and the golf areas, when these
 * have changed (decision record 0038), and written by nobody else. Degrees; the box around a place that is no point goes from south
 * to north and from west to east, over the date line where west is the greater one.
 */
export const places = pgTable(
	'places',
	{
		/**
		 * 'GB' and 'GB-SCT' as ISO 3166 has them, 'GB-fife' and 'area-fife' by the parts of their addresses, 'town-2643743' by its number
		 * in GeoNames, where we know it.
		 */
		id: text().primaryKey(),
		kind: text().$type<PlaceKind>().notNull(),
		country: char({ length: 2 }).notNull(),
		/** Its part of an address, unique among those of its kind and country. */
		slug: text().notNull(),
		/** What it lies in: of a town its region, of a region its nation or country, of a country nothing. */
		parent: text(),
		names: jsonb().$type<PlaceNames>().notNull(),
		nativeName: text('native_name'),
		latitude: doublePrecision(),
		longitude: doublePrecision(),
		south: doublePrecision(),
		west: doublePrecision(),
		north: doublePrecision(),
		east: doublePrecision(),
		/** Of towns. */
		population: integer(),
		/** Of golf areas: what one should know of it. */
		sentence: text(),
	},
	(table) => [
		uniqueIndex('places_slug').on(table.kind, table.country, table.slug),
		index('places_towns').using('gist', sql`on_mercator(latitude, longitude)`).where(sql`kind = 'town'`),
	],
);

/**
 * What places are found by: each of their names once, folded as `foldPlaceName` in `domain/catalogue/places/lookup` does it, and how
 * likely a place is meant, `weightOfPlace` there. Loaded with the places.
 */
export const placeNames = pgTable(
	'place_names',
	{
		folded: text().notNull(),
		weight: smallint().notNull(),
		placeId: text('place_id')
			.notNull()
			.references(() => places.id, { onDelete: 'cascade' }),
	},
	(table) => [
		index('place_names_folded').using('btree', table.folded.op('text_pattern_ops')),
		index('place_names_great').using('btree', table.folded.op('text_pattern_ops')).where(sql`weight >= 50`),
		index('place_names_place').on(table.placeId),
	],
);

/**
 * The land of regions and golf areas in pieces small enough to be looked through quickly, and as land of its country what lies in
 * several regions. A position lies in a place when an odd number of its pieces hold it: holes are pieces too.
 */
export const placeOutlines = pgTable(
	'place_outlines',
	{
		placeId: text('place_id')
			.notNull()
			.references(() => places.id, { onDelete: 'cascade' }),
		kind: text().$type<PlaceKind>().notNull(),
		country: char({ length: 2 }).notNull(),
		outline: polygon().notNull(),
	},
	(table) => [
		index('place_outlines_box').using('gist', sql`box(outline)`),
		index('place_outlines_place').on(table.placeId),
	],
);

/** Parts of addresses that stood for regions before, and the regions that most of their courses lie in. */
export const placeSlugAliases = pgTable(
	'place_slug_aliases',
	{
		country: char({ length: 2 }).notNull(),
		slug: text().notNull(),
		placeId: text('place_id')
			.notNull()
			.references(() => places.id, { onDelete: 'cascade' }),
	},
	(table) => [primaryKey({ columns: [table.country, table.slug] })],
);
