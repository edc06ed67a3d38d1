import type { CardFacts } from './card-facts.ts';
import type { ClubOfCourse } from './clubs/clubs.ts';
import type { FilterName } from './facts/filters.ts';
import type { FactSources } from './facts/sources.ts';
import type { MisfitReason } from './finding/handicap-fit.ts';
import type { ToldFacts } from './told-facts.ts';

/** What a course's score says. `value` is the printed number, 0 to 10 with one decimal; null: "Not yet rated". */
export type Score = {
	value: number | null;
	count: number;
	/** From the third rating on; before that a number is printed with "New, n ratings". */
	ranked: boolean;
	/** The built-in number of a featured course (decision C7), not made from reviews. */
	builtIn: boolean;
};

/** A course as cards show it. */
export type CourseCard = {
	id: number;
	slug: string;
	name: string;
	/** Town, else region; empty where neither is known. */
	location: string;
	country: { code: string; name: string; slug: string };
	/** Its nation (Scotland), where there is one, else its country: what cards and the way to it name. */
	land: { name: string; slug: string };
	continent: string;
	/** What it is in words, where it is no full course: "Pitch and putt"; null for a course. */
	kind: string | null;
	/** A photograph's address; null: the cover is shown. */
	imageUrl: string | null;
	score: Score;
	/** Its card carries the word "Featured" (decision C7). */
	featured: boolean;
};

/** A card of the home carousel. `rank` is its place in the ranking of all courses; null where it is not ranked or stands far down. */
export type CarouselCourse = CourseCard & { rank: number | null };

/**
 * A card of the find page. `difficulty` is null where nobody has told us, `kilometres` where no distance was asked for or
 * is known, `fit` (0 to 100) where no handicap was given or nothing is known to judge by; `suits` marks a good fit. `unknown` are filters
 * that were asked for in words, and whose fact nobody knows of it.
 */
export type FoundCourse = CourseCard &
	CardFacts & {
		difficulty: string | null;
		kilometres: number | null;
		fit: number | null;
		suits: boolean;
		/** Why it is known not to suit the handicap that was asked for; nothing where it does, or where nobody knows. */
		misfit: MisfitReason[];
		/** Whether it is known to be open in the month that was asked for; null where nobody knows or asks. */
		isOpen: boolean | null;
		unknown: FilterName[];
	};

/** A card of a course that may be closed: pages below its own, where no list has sorted it out. */
export type ClosableCard = CourseCard & {
	/** Since when it can no longer be played; null while it is open. */
	closedOn: string | null;
};

/** A course in full, with null where something is not known. Lengths in metres, fees in minor units, dates as YYYY-MM-DD. */
export type CourseDetails = ClosableCard &
	ToldFacts & {
		/** Its region by its English name; null where it is not known. */
		regionName: string | null;
		/** Its region, where that has a page of its own. */
		regionPage: { slug: string; name: string } | null;
		/** Whose course it is; null where nobody has told us. */
		club: ClubOfCourse | null;
		/** Holes and par in words, such as "18 holes, par 72". */
		type: string | null;
		/** Nothing where none is known. */
		facilities: string[];
		/** Where the facts that are known are from. */
		factSources: FactSources;
		season: { from: number; to: number } | null;
		greenFee: { minor: number; currency: string; checked: string | null } | null;
		partnerLinks: { partner: string; url: string }[];
		histogram: number[];
		mean: number | null;
		newestPlayed: string | null;
		/** Averages of the aspects that three or more reviews have graded. */
		aspects: { aspect: string; mean: number; count: number }[];
		/** The same of the handicap bands, by those whose handicap is known. */
		bands: { band: string; mean: number; count: number }[];
		source: string;
	};

/** One page of a list. `page` starts at 1; `total` may be capped, then `totalIsLeast` is true ("more than 500"). */
export type Paged<Item> = {
	items: Item[];
	page: number;
	pages: number;
	total: number;
	totalIsLeast: boolean;
	pageSize: number;
};

export type ContinentSummary = {
	continent: string;
	/** Those of its territories too. */
	courses: number;
	/** Countries with courses, without territories. */
	countries: number;
	topCourse: { name: string; slug: string; countrySlug: string } | null;
	averageRating: number | null;
};

export type CountrySummary = { code: string; name: string; slug: string; continent: string; courses: number };

/** A place with courses: a nation, region, golf area or town, or a club of several. */
export type SuggestedPlace = {
	kind: 'nation' | 'region' | 'area' | 'town' | 'club';
	/** What addresses name it by: its slug, of a town `gb-st-andrews`. */
	key: string;
	name: string;
	/** The slug of its country, or of its nation where it has one. */
	land: string;
	/** What it lies in, such as "Fife, Scotland", of a club with its town; empty where its kind says enough. */
	within: string;
	/** Those that stand in lists; around a town those within 30 kilometres; of a club all. */
	courses: number;
};

/** What the search box offers: up to five places, five courses and five countries. */
export type Suggestions = {
	places: SuggestedPlace[];
	/** `score` is left out where nobody has counted it, as of those that are built in. */
	courses: { slug: string; name: string; location: string; country: string; imageUrl: string | null; score?: Score }[];
	countries: { name: string; slug: string; courses: number }[];
};

/** A course as the review form's select offers it. */
export type CourseChoice = { id: number; slug: string; name: string; location: string; country: string };
