import type { FilterName } from '../catalogue/facts/filters.ts';
import type { FactNumbers } from '../catalogue/facts/indexed.ts';
import type { RowSet } from './sets/row-set.ts';

/**
 * Every course of the catalogue as rows of typed arrays in this process's memory, for what would cost the database a walk
 * through the whole table: finding by text, filters with counts, places on a map. Rows are numbered from 0; a row number
 * holds for the index it came from and is to be turned into an `id` before anything is waited for. What is known of a course
 * beside its place and rating stands in `FactNumbers`.
 */
export type CourseColumns = FactNumbers & {
	readonly rows: number;
	readonly id: Uint32Array;
	/** Position in `CONTINENTS`. */
	readonly continent: Uint8Array;
	/** Position in `countries`, alpha-2 codes. */
	readonly country: Uint8Array;
	readonly countries: readonly string[];
	/** Rows stand country by country: those of a position up to here, from where those of the position before it end. */
	readonly countryEnds: Uint32Array;
	/** Position in `NATIONS`, counted from 1; 0 where it lies in none. */
	readonly nation: Uint8Array;
	/** Position in `regions`; 0 where no region is known. */
	readonly region: Uint16Array;
	readonly regions: readonly IndexRegion[];
	/** Position in `architects`, as sources write them; 0 where nobody is known. */
	readonly architect: Uint16Array;
	readonly architects: readonly string[];
	/** Minor units of `currencies[feeCurrency[row]]`; 0 where no fee is known. */
	readonly fee: Uint32Array;
	readonly feeCurrency: Uint8Array;
	readonly currencies: readonly string[];
	/** Bit 0 is January: the months in which it is open; 0 where no season is known. */
	readonly season: Uint16Array;
	/** Position in `TERRAINS`: what its cover is drawn from, as the source says or as its place lets one think. */
	readonly ground: Uint8Array;
	/** The printed rating in tenths; 255 where there is none. */
	readonly rating: Uint8Array;
	readonly ratingCount: Uint32Array;
	/** 1 from the third rating on. */
	readonly ranked: Uint8Array;
	/** Decimal degrees; NaN where the position is not known. */
	readonly latitude: Float32Array;
	readonly longitude: Float32Array;
	/** Three numbers a row: the same place on a globe; see geography/globe.ts. */
	readonly globe: Float32Array;
	/** The same place on the map's square; see geography/mercator.ts. */
	readonly x: Float64Array;
	readonly y: Float64Array;
};

/** A region by its English name, with its part of an address; unique within its country. */
export type IndexRegion = { country: string; name: string; slug: string };

/** A position in degrees, and what lies no farther from it. */
export type Circle = { latitude: number; longitude: number; kilometres: number };

type Bounds = { south: number; west: number; north: number; east: number };

/**
 * What courses are asked for. What is left out, or an empty list, leaves nobody out. The filters of the facts take choices as
 * addresses have them: `price: ['1', '2']`, `facilities: ['driving-range']`.
 */
export type CourseFilters = { [Name in FilterName]?: readonly string[] } & {
	q?: string;
	/** Par-3 courses and the like too, where no kind is chosen: for what is looked up by its name. */
	anyKind?: boolean;
	continent?: string | null;
	/** Alpha-2. */
	country?: string | null;
	/** A nation of the `country`, by its slug. */
	nation?: string | null;
	/** The region's part of an address; counts only with the `country` it lies in. */
	region?: string | null;
	/** 1 to 12: leaves out courses whose season is known to be closed then. */
	month?: number | null;
	/** With a `month`: leaves out courses whose season nobody knows, too. */
	knownOpen?: boolean;
	/** The part of the map that is looked at, in degrees; `west` may lie east of `east`: then it goes over the date line. */
	bounds?: Bounds | null;
	/** The boxes of a golf area, any of which may hold the course. */
	area?: readonly Bounds[] | null;
	/** The ids of the courses of a club. */
	among?: readonly number[] | null;
	/** A town, and how far around it. */
	around?: Circle | null;
	/** Who has drawn it: every word of the name, in its order. */
	architect?: string | null;
	/** Filters that do not leave out courses of which the fact is not known: these come after all others. */
	unsure?: readonly FilterName[];
	/** Courses in one of whose names all of these words stand come before all others, the best match first. */
	namedFirst?: string;
	/** Those of them that lie where the best known of them lies; of no account beside `namedFirst`. */
	knownFirst?: string;
};

/**
 * What a reader hopes for. It leaves no course out: what is known to meet it comes first, then what nobody knows of, and what is
 * known not to suit the handicap comes last of all.
 */
export type CourseWishes = {
	/** 1 to 12. */
	month?: number | null;
	/** An index, negative where it is better than scratch. */
	handicap?: number | null;
};

/**
 * How many courses each choice would give under all the other filters, by what addresses call it. Choices that would give none
 * are left out.
 */
export type CourseFacets = { [Name in FilterName]: ReadonlyMap<string, number> } & {
	/** By alpha-2 code. */
	country: ReadonlyMap<string, number>;
	/** By slug. */
	nation: ReadonlyMap<string, number>;
	/** By slug; filled only when a country is chosen. */
	region: ReadonlyMap<string, number>;
};

/** Courses of one cell of the map. Positions in degrees, rounded to what a screen can show. */
export type CourseCluster = {
	/** The cell, from west and from north among those of its zoom: the same however the map was moved. */
	column: number;
	line: number;
	/** Where it is drawn: several in their middle, a course of its own where it lies, from afar to within a few pixels. */
	latitude: number;
	longitude: number;
	/** How many courses lie in the cell, and the first row of them. */
	count: number;
	first: number;
	/** The box around them, west, south, east, north. */
	bounds: [number, number, number, number];
	/** Position in `countries` of the country that all of them lie in; null where they lie in several. */
	country: number | null;
};

export type CourseSort =
	| { by: 'match' }
	| { by: 'rating' }
	| { by: 'price' }
	| { by: 'name' }
	| { by: 'distance'; from: { latitude: number; longitude: number } }
	| { by: 'fit'; handicap: number };

/**
 * One page of rows; a page past the end is the last one. Of all that were selected `open` are known to be open in the month that is
 * wished for, and `suited` are known to suit the handicap; null where nothing is wished for.
 */
export type RowPage = {
	rows: Uint32Array;
	page: number;
	pages: number;
	total: number;
	open: number | null;
	suited: number | null;
};

/**
 * The courses that pass every filter. It is to be used up before anything is waited for: a change of a course is taken over
 * into the index it came from.
 */
export type Selection = {
	/** Not to be changed. */
	readonly rows: RowSet;
	readonly total: number;
	/** Rows from one place up to another: best match first where text is asked for, else in the order of the ranking. */
	part: (from: number, to: number) => Uint32Array;
	/** A page in the order asked for, ties by ranking; `match` is the order of `part`. Those of `namedFirst` lead, those that are `unsure` follow. */
	page: (sort: CourseSort, page: number, size: number, wishes?: CourseWishes) => RowPage;
	facets: () => CourseFacets;
	/** The smallest box around them, in degrees; null where no position is known. */
	extent: () => { west: number; south: number; east: number; north: number } | null;
	/** Those in some tiles of the map (geography/map-tiles.ts), put together by cells from north-west to south-east. */
	clusters: (area: Readonly<Record<'zoom' | 'left' | 'right' | 'top' | 'bottom', number>>) => readonly CourseCluster[];
};

export type CourseIndex = {
	readonly columns: CourseColumns;
	/** The rows that lists have where no kind is chosen: courses in the full sense; not to be changed. */
	readonly listed: RowSet;
	/** All rows by ranking, and by id; not to be changed. */
	readonly ranking: Uint32Array;
	readonly byId: Uint32Array;
	select: (filters: CourseFilters) => Selection;
	/** The continents on which any course lies, in the order of `CONTINENTS`. */
	continents: () => readonly string[];
	/** Countries with courses whose name, in English or their own language, holds the text; best first. */
	countries: (text: string) => { code: string; courses: number }[];
	/**
	 * At least the `count` rows that lie nearest to a place on the globe (geography/globe.ts), in no order: all within some
	 * distance. Fewer where so many do not lie within `kilometres`.
	 */
	near: (place: readonly [number, number, number], count: number, kilometres: number) => number[];
	/**
	 * The rows in one of whose names all telling words of a text stand, as they are; `wholly` those of them whose name has no other telling
	 * word. None for a text without one.
	 */
	named: (text: string) => { rows: RowSet; wholly: RowSet };
	/** Whether any course is found by every telling word of a text: as typed (`whole`), or with slips of the finger (`slips`). */
	met: (text: string) => 'whole' | 'slips' | null;
	/**
	 * Words of names and places that differ by slips of the finger from a word, folded, that is none and begins none; the likest first, and
	 * how like they are, below 1.
	 */
	wordsLike: (word: string) => { word: string; likeness: number }[];
	/** Whether somebody of this name has drawn a course: first and last name, or with `surname` the last one alone. */
	isArchitect: (name: string, surname: boolean) => boolean;
	/** The row of a course's id, or -1. */
	rowOf: (id: number) => number;
};

/**
 * Where the index comes from. `ready` waits for the first load and for courses that have just changed; it throws what the
 * database threw, or that the index is not there yet, which pages answer with 503.
 */
export type CourseIndexSource = { ready: () => Promise<CourseIndex> };
