import { sql } from 'drizzle-orm';
import type { DomainContext } from '#domain/shared/context.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import { landOf } from '../cards.ts';
import { isTelling, spellingsOf } from '../course-index/words/words.ts';
import { likelinessOf } from '../places/lookup/found-place.ts';
import { BONUS, CONNECTING } from '../places/lookup/typed-places.ts';
import type { SuggestedPlace } from '../shapes.ts';
import { CLUB_PAGE_FROM } from './clubs.ts';

/** What somebody types has no more words that tell. */
const MOST_WORDS = 8;
const LONGEST_TEXT = 100;
/** Of the clubs of a beginning so many are looked at, those of the shortest names. */
const MOST_LOOKED_AT = 100;
const MOST_SUGGESTED = 5;
/** How likely a club is meant by its name: more than a town that is called so, less than a region. */
const WEIGHT = 55;
/** What each step of the renown of its best known course adds. */
const WORTH_OF_RENOWN = 4;

type Row = Record<'slug' | 'name' | 'core' | 'country', string> &
	Record<'nation' | 'locality' | 'region', string | null> &
	Record<'courses' | 'renown', number>;

/**
 * The clubs with a page that somebody may mean who types a text, likeliest first, at most five: every word of it that tells begins a word of
 * the club's name. A club of one course is none: its course is suggested.
 */
export async function suggestClubs(
	ctx: DomainContext,
	typed: string,
): Promise<{ suggested: SuggestedPlace; likely: number }[]> {
	ctx.reads.add('catalogue');
	const words = tellingWords(typed);
	if (words.length === 0) return [];
	const { rows } = await ctx.db.execute<Row>(sql`
		select k.slug, k.name, k.core, c.* from (
			select id, slug, name, core from clubs
			where to_tsvector('simple'::regconfig, core) @@ to_tsquery('simple'::regconfig, ${queryOf(words)})
			order by length(core), id limit ${MOST_LOOKED_AT}
		) k cross join lateral (
			select count(*)::int as courses, max(coalesce(renown, 0))::int as renown, min(country) as country,
				(array_agg(nation order by id))[1] as nation, (array_agg(locality order by id))[1] as locality,
				(array_agg(region_name order by id))[1] as region
			from courses where club_id = k.id and closed_on is null
		) c where c.courses >= ${CLUB_PAGE_FROM}`);
	return rows
		.map((row) => ({ suggested: toSuggested(row), likely: likelinessOfClub(row, words) }))
		.sort((a, b) => b.likely - a.likely || (a.suggested.key < b.suggested.key ? -1 : 1))
		.slice(0, MOST_SUGGESTED);
}

function tellingWords(typed: string): string[] {
	const words = foldText(typed.slice(0, LONGEST_TEXT)).split(' ').filter(Boolean);
	return words.filter((word) => isTelling(word) && !CONNECTING.has(word)).slice(0, MOST_WORDS);
}

/** Words as PostgreSQL's search takes them, each the beginning of one; folded words have no sign in them that it would read. */
const queryOf = (words: readonly string[]) =>
	words
		.map(
			(word) =>
				`(${spellingsOf(word)
					.map((one) => `'${one}':*`)
					.join(' | ')})`,
		)
		.join(' & ');

function likelinessOfClub({ core, courses, renown }: Row, words: readonly string[]): number {
	const typed = new Set(words.flatMap(spellingsOf));
	const isWhole = core.split(' ').every((word) => !isTelling(word) || typed.has(word));
	return likelinessOf({ courses, weight: WEIGHT }) + renown * WORTH_OF_RENOWN + (isWhole ? BONUS.whole : BONUS.begun);
}

function toSuggested({ slug, name, country, nation, locality, region, courses }: Row): SuggestedPlace {
	const land = landOf({ country, nation });
	const within = [locality ?? region, land.name].filter(Boolean).join(', ');
	return { kind: 'club', key: slug, name, land: land.slug, within, courses };
}
