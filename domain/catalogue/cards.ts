import { courses } from '#database/schema/catalogue.ts';
import { golferPhotograph } from '../pictures/golfer-photograph.ts';
import { photographPath } from '../pictures/photograph-path.ts';
import { isRanked } from '../reviews/rating/rating-rules.ts';
import { kindWords } from './facts/kind.ts';
import { FEATURED } from './fallbacks.ts';
import { countryName, getCountry } from './places/countries.ts';
import { getNationBySlug } from './places/nations.ts';
import type { CourseCard, Score } from './shapes.ts';

/** The columns a card needs, for every query that lists courses. */
export const cardColumns = {
	id: courses.id,
	slug: courses.slug,
	name: courses.name,
	locality: courses.locality,
	regionName: courses.regionName,
	nation: courses.nation,
	country: courses.country,
	continent: courses.continent,
	kind: courses.kind,
	imageUrl: courses.imageUrl,
	golferPhotograph,
	ratingShown: courses.ratingShown,
	ratingCount: courses.ratingCount,
	builtInRating: courses.builtInRating,
};

export type CardRow = {
	id: number;
	slug: string;
	name: string;
	locality: string | null;
	regionName: string | null;
	nation: string | null;
	country: string;
	continent: string;
	kind: string;
	imageUrl: string | null;
	/** The id of one that may be shown. Left out where golfers' photographs are not. */
	golferPhotograph?: string | null;
	ratingShown: number | null;
	ratingCount: number;
	builtInRating: number | null;
};

/** The country of an alpha-2 code, by its name and its part of an address; the code itself where nobody knows it. */
export const countryOf = (code: string) => ({
	code,
	name: countryName(code),
	slug: getCountry(code)?.slug ?? code.toLowerCase(),
});

/** What golfers call the country that a course lies in: its nation, where there is one. */
export function landOf({ country, nation }: { country: string; nation: string | null }) {
	const { name, slug } = getNationBySlug(nation) ?? countryOf(country);
	return { name, slug };
}

/** The printed score: the stored rating, else the built-in one of a featured course. */
export function scoreOf(row: Pick<CardRow, 'ratingShown' | 'ratingCount' | 'builtInRating'>): Score {
	const builtIn = row.ratingShown === null && row.builtInRating !== null;
	return {
		value: row.ratingShown ?? row.builtInRating,
		count: row.ratingCount,
		ranked: isRanked(row.ratingCount),
		builtIn,
	};
}

/** A row as lists print it. */
export function toCard(row: CardRow): CourseCard {
	return {
		id: row.id,
		slug: row.slug,
		name: row.name,
		location: row.locality ?? row.regionName ?? '',
		country: countryOf(row.country),
		land: landOf(row),
		continent: row.continent,
		kind: kindWords(row.kind),
		imageUrl: row.imageUrl ?? (row.golferPhotograph ? photographPath(row.golferPhotograph, 'medium', 'webp') : null),
		score: scoreOf(row),
		featured: row.slug === FEATURED.slug,
	};
}
