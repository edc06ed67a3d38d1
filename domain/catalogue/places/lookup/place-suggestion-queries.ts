import { sql } from 'drizzle-orm';
import type { DomainContext } from '#domain/shared/context.ts';
import { isTelling } from '../../course-index/words/words.ts';
import { type FoundPlace, likelinessOf } from './found-place.ts';
import { readPlaces } from './place-lookup-queries.ts';
import { foldPlaceName, GREAT_WEIGHT } from './place-names.ts';
import { type NameHit, typedPlaces } from './typed-places.ts';

/** What somebody types has no more words that tell; each may be where the name of a place begins. */
const MOST_WORDS = 8;
const LONGEST_TEXT = 100;
/** Of each beginning so many names are looked at, those of the greatest places. */
const MOST_OF_A_BEGINNING = 30;
/** Of all that may be meant so many are counted: the courses around each town are looked for. */
export const MOST_COUNTED = 16;
/** Beginnings that are no longer are those of great places alone: "gle" has two hundred villages. */
const SHORT = 3;
/** Scripts that write a name with few letters. */
const IS_TERSE = /[^\p{Script=Latin}\p{N} ]/u;
/** Greater than any letter. */
const LAST = '\u{10ffff}';

/** A place that is suggested, and how likely it is meant. */
export type LikelyPlace = { place: FoundPlace; likely: number };

/**
 * Places that somebody may mean who types a text, likeliest first: those that it is a name of or the beginning of one; else those that
 * it names together with what they lie in ("st andrews scotland"), and those that it ends in ("golf in scotl"). Nothing for nothing.
 */
export async function suggestPlaces(ctx: DomainContext, typed: string, limit: number): Promise<LikelyPlace[]> {
	ctx.reads.add('catalogue');
	const words = foldPlaceName(typed.slice(0, LONGEST_TEXT)).split(' ').filter(Boolean).slice(0, MOST_WORDS);
	// "Golf" is a village in Illinois, and is not meant.
	if (!words.some(isTelling)) return [];
	const meant = typedPlaces(words, await findNames(ctx, words));
	const likeliest = meant.sort((a, b) => b.bonus + b.weight - (a.bonus + a.weight)).slice(0, MOST_COUNTED);
	const places = await readPlaces(
		ctx,
		likeliest.map(({ id }) => id),
	);
	return likeliest
		.flatMap(({ id, bonus }) => {
			const place = places.get(id);
			return place ? [{ place, likely: likelinessOf(place) + bonus }] : [];
		})
		.sort((a, b) => b.likely - a.likely || (a.place.id < b.place.id ? -1 : 1))
		.slice(0, limit);
}

/** Some words of what was typed, from one up to another. */
type Phrase = { text: string; from: number; to: number };

/** The names of places that stand in some words: whole ones anywhere, and beginnings of names at the end. */
async function findNames({ db }: DomainContext, words: readonly string[]): Promise<NameHit[]> {
	const phrases = phrasesOf(words);
	const ends = phrases.filter(({ to }) => to === words.length);
	const inside = phrases.filter(({ to }) => to < words.length);
	const isOfAnySize = ends.map(({ text }) => text.length > SHORT || IS_TERSE.test(text));
	const begun = sql`folded ~>=~ ends.text and folded ~<~ (ends.text || ${LAST})`;
	const { rows } = await db.execute<{ text: string; folded: string; id: string; weight: number; within: string[] }>(sql`
		select ends.text, named.folded, named.place_id as id, named.weight, '{}'::text[] as within
		from unnest(${sql.param(ends.map(({ text }) => text))}::text[], ${sql.param(isOfAnySize)}::bool[]) ends (text, of_any_size)
		cross join lateral (
			(select * from place_names where folded = ends.text order by weight desc limit ${MOST_OF_A_BEGINNING})
			union (select * from place_names where weight >= ${sql.raw(String(GREAT_WEIGHT))} and ${begun}
				order by weight desc limit ${MOST_OF_A_BEGINNING})
			union (select * from place_names where ends.of_any_size and ${begun} order by weight desc limit ${MOST_OF_A_BEGINNING})
		) named
		union all
		select named.folded, named.folded, p.id, named.weight, array_remove(array[p.parent, inside.parent, p.country::text], null)
		from (
			select *, row_number() over (partition by folded order by weight desc) as at
			from place_names where folded = any(${sql.param(inside.map(({ text }) => text))}::text[])
		) named
		join places p on p.id = named.place_id left join places inside on inside.id = p.parent
		where named.at <= ${MOST_OF_A_BEGINNING}`);
	const found = Map.groupBy(rows, ({ text }) => text);
	return phrases.flatMap(({ text, from, to }) =>
		(found.get(text) ?? []).map(({ folded, ...hit }) => ({ ...hit, from, to, whole: folded === text })),
	);
}

/** All stretches of some words. */
function phrasesOf(words: readonly string[]): Phrase[] {
	return words.flatMap((_, from) =>
		words.slice(from).map((_, more) => {
			const to = from + more + 1;
			return { text: words.slice(from, to).join(' '), from, to };
		}),
	);
}
