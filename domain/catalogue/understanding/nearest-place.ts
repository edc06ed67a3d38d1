import { COURSE_INDEX, type DomainContext } from '#domain/shared/context.ts';
import type { CourseIndex } from '#domain/shared/course-index.ts';
import { type FoundPlace, likelinessOf } from '../places/lookup/found-place.ts';
import { findPlacesNamed } from '../places/lookup/place-lookup-queries.ts';
import { isGrammar } from './grammar.ts';
import { joined } from './phrases.ts';
import { type TypedWord, typedWords } from './typed-words.ts';
import type { MayBeMeant } from './understand.ts';

/** A place with courses that is called nearly as what was typed, and the text with its name in English put right. */
export type NearestPlace = { place: FoundPlace; text: string };

/** So many words of a text may be mistyped names, each of so many others; so many words around it may be of the name too. */
const MOST_MISTYPED = 2;
const MOST_LIKE = 8;
const MOST_AROUND = 2;
/** What is likelier meant, as likeliness counts: each word more of a name, and how like the words are (at most 1). */
const WORTH = { word: 20, likeness: 100 };

/**
 * The place that somebody may mean who has mistyped its name ("Algrave", "golf in scotlnd", "St Andrws"): the likest name, of a great place
 * rather than of a village. Null where every word is one that names or places have, and where none of those that are like it is a place's.
 */
export async function findNearestPlace(
	ctx: DomainContext,
	text: string,
	mayBeMeant: MayBeMeant = () => true,
): Promise<NearestPlace | null> {
	ctx.reads.add('catalogue').add(COURSE_INDEX);
	const possible = possibleNames(await ctx.courseIndex.ready(), typedWords(text));
	if (possible.length === 0) return null;
	const places = await findPlacesNamed(
		ctx,
		possible.map(({ name }) => name),
	);
	let best: (NearestPlace & { likely: number }) | null = null;
	for (const { name, from, to, likely: ofName } of possible) {
		for (const place of places.get(name) ?? []) {
			const likely = ofName + likelinessOf(place);
			if (place.courses === 0 || !mayBeMeant(place) || (best !== null && likely <= best.likely)) continue;
			best = { place, text: `${text.slice(0, from)}${place.name}${text.slice(to)}`.trim(), likely };
		}
	}
	return best && { place: best.place, text: best.text };
}

/** A name that may be meant, and which letters of the text it would stand for. */
type PossibleName = { name: string; from: number; to: number; likely: number };

/** The stretches around each mistyped word with a word that is like it in its place, the likest first. */
function possibleNames(index: CourseIndex, typed: readonly TypedWord[]): PossibleName[] {
	const mistyped = typed.flatMap(({ word }, at) => {
		const like = isGrammar(word) ? [] : index.wordsLike(word).slice(0, MOST_LIKE);
		return like.length > 0 ? [{ at, like }] : [];
	});
	return mistyped
		.slice(0, MOST_MISTYPED)
		.flatMap(({ at, like }) => like.flatMap((one) => namesAround(typed, at, one)))
		.sort((a, b) => b.likely - a.likely);
}

function namesAround(
	typed: readonly TypedWord[],
	at: number,
	{ word, likeness }: ReturnType<CourseIndex['wordsLike']>[number],
): PossibleName[] {
	const right = typed.with(at, { ...(typed[at] ?? { from: 0, to: 0 }), word });
	const names: PossibleName[] = [];
	for (let first = Math.max(0, at - MOST_AROUND); first <= at; first += 1) {
		for (let end = at + 1; end <= Math.min(typed.length, at + 1 + MOST_AROUND); end += 1) {
			const [from, to] = [right[first]?.from ?? 0, right[end - 1]?.to ?? 0];
			const likely = WORTH.likeness * likeness + WORTH.word * (end - first);
			names.push({ name: joined(right, first, end), from, to, likely });
		}
	}
	return names;
}
