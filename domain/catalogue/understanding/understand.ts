import { COURSE_INDEX, type DomainContext } from '#domain/shared/context.ts';
import type { CourseFilters, CourseIndex } from '#domain/shared/course-index.ts';
import { hasAny } from '#domain/shared/sets/row-set.ts';
import { type ClubChoice, findClubNamed } from '../clubs/club-choice-queries.ts';
import { isTelling, wordsOf } from '../course-index/words/words.ts';
import { type FilterName, UNSURE } from '../facts/filters.ts';
import type { FoundPlace } from '../places/lookup/found-place.ts';
import { findPlacesNamed } from '../places/lookup/place-lookup-queries.ts';
import { GREAT_WEIGHT } from '../places/lookup/place-names.ts';
import { RADII, type Radius, USUAL_RADIUS } from '../places/lookup/radius.ts';
import { type Chosen, choosePlace, isKnownElsewhere, isKnownIn, type PlacePart } from './choose-place.ts';
import { isCompass } from './grammar.ts';
import { landOf } from './land-of.ts';
import { namesIn, type Part, type Reading, readIntention } from './read-intention.ts';

/** What somebody means by a text. */
export type Understood = {
	/** What was made of which words, in the order of the text. */
	parts: Part[];
	place: FoundPlace | null;
	/** The club that the words are the name of, where the place does not lie elsewhere. */
	club: ClubChoice | null;
	/** How far around a town, in kilometres. */
	radius: Radius;
	/** Of each filter the choices, any of which will do, as addresses have them. */
	filters: { [Name in FilterName]?: string[] };
	/** 1 to 12. */
	month: number | null;
	architect: string | null;
	/** What the courses are to be ordered by, where that was said. `distance`: from the place, or from where the reader is. */
	order: 'rating' | 'price' | 'distance' | null;
	/** Near whoever has typed it. */
	isHere: boolean;
	/** What is left, to be looked for in names; empty for nothing. */
	words: string;
	/** Words that nothing was done with: nobody knows anything of them, or they do not go with the rest. */
	ignored: string;
	/** Courses that are called so stand before all others; empty for nothing. */
	namedFirst: string;
};

/** Places that can be meant: those of a country (alpha-2), nation or continent that was chosen beside the text. */
export type MayBeMeant = (place: FoundPlace) => boolean;

/**
 * What somebody means by a text: place, filters, order, season, nearness. Null where it is to be looked for in names as it stands: where
 * nothing of it was understood, and where it is what a course is called ("Scotland Run"), which comes first.
 */
export async function understand(
	ctx: DomainContext,
	text: string,
	mayBeMeant: MayBeMeant = () => true,
): Promise<Understood | null> {
	ctx.reads.add('catalogue').add(COURSE_INDEX);
	const named = await findPlacesNamed(ctx, namesIn(text));
	const places = new Map([...named].map(([name, found]) => [name, found.filter(mayBeMeant)]));
	const index = await ctx.courseIndex.ready();
	const reading = readIntention(text, { places, isArchitect: index.isArchitect });
	if (reading.parts.length === 0 || isWholeName(index, text, reading)) return null;
	// "Old course in St Andrews": a name but for words that ask for nothing.
	if (reading.left.length > 0 && hasAny(index.named(reading.content).rows)) return asName(reading.content);
	return withClub(ctx, meantBy(index, text, reading));
}

/** "Par 3 at Gleneagles": words that are left may be the name of a club of several courses. */
async function withClub(ctx: DomainContext, meant: Understood | null): Promise<Understood | null> {
	if (!meant || meant.words === '') return meant;
	const club = await findClubNamed(ctx, meant.words);
	return club && (meant.place === null || meant.place.country === club.country) ? { ...meant, club } : meant;
}

const asName = (words: string): Understood => ({
	...{
		parts: [],
		place: null,
		club: null,
		radius: USUAL_RADIUS,
		filters: {},
		month: null,
		architect: null,
		order: null,
	},
	...{ isHere: false, words, ignored: '', namedFirst: '' },
});

/** Whether a text is what a course is called, by the words of its name. */
function isWholeName(index: CourseIndex, text: string, { parts, left }: Reading): boolean {
	const { rows, wholly } = index.named(text);
	if (left.length > 0) return hasAny(rows);
	const [only] = parts;
	// "Links" tells no course from another: "St Andrews links" is no name of St Andrews Golf Club.
	if (parts.length > 1) return wordsOf(text).every(isTelling) && hasAny(wholly);
	const isVillage =
		only?.kind === 'place' && only.places.every(({ weight, kind }) => kind === 'town' && weight < GREAT_WEIGHT);
	return isVillage && isKnownElsewhere(index, only);
}

function meantBy(index: CourseIndex, text: string, { parts, left, content }: Reading): Understood | null {
	const named = parts.filter((part): part is PlacePart => part.kind === 'place');
	const chosen = choosePlace(index, named);
	const used = chosen ? [chosen.part, ...chosen.containers] : [];
	// Two places, none of which lies in the other, and words that some course has together.
	if (named.length > used.length && index.met(content)) return null;
	const place = chosen?.place ?? null;
	const unread = left.filter(({ word }) => !isCompass(word));
	const words = unread.map(({ word }) => word).join(' ');
	const told = {
		filters: filtersOf(parts),
		month: firstOf(parts, 'month')?.month ?? null,
		architect: firstOf(parts, 'architect')?.name ?? null,
	};
	const order = firstOf(parts, 'order')?.by ?? null;
	const radius = radiusOf(index, chosen, told);
	const isFound =
		words !== '' && index.met(words) !== null && index.select({ ...askedFor(told, place, radius), q: words }).total > 0;
	if (words !== '' && !isFound && isName(index, content, place)) return null;
	const isUsed = (part: Part) => (part.kind === 'place' ? used.includes(part) : isOf(part, { ...told, order }));
	const ignored = [
		...left.filter((one) => !isFound || !unread.includes(one)),
		...parts.filter((part) => !isUsed(part)),
	];
	return {
		parts: parts.filter(isUsed),
		...{ place, club: null, radius, order, ...told },
		isHere: firstOf(parts, 'here') !== undefined,
		words: isFound ? words : '',
		ignored: ignored
			.toSorted((a, b) => a.from - b.from)
			.map(({ from, to }) => text.slice(from, to))
			.join(' '),
		namedFirst: chosen && leads(index, chosen.place, chosen.part, parts) ? chosen.part.name : '',
	};
}

/** Whether words are of a course's name, with slips of the finger only where they name no place that many know. */
function isName(index: CourseIndex, words: string, place: FoundPlace | null): boolean {
	const met = index.met(words);
	return met === 'whole' || (met === 'slips' && (place === null || place.weight < GREAT_WEIGHT));
}

const firstOf = <Kind extends Part['kind']>(parts: readonly Part[], kind: Kind) =>
	parts.find((part): part is Extract<Part, { kind: Kind }> => part.kind === kind);

/** Whether a part is of what is looked for: of two months, architects or orders the first one alone is. */
function isOf(part: Part, { month, architect, order }: Pick<Understood, 'month' | 'architect' | 'order'>): boolean {
	if (part.kind === 'month') return part.month === month;
	if (part.kind === 'architect') return part.name === architect;
	return part.kind !== 'order' || part.by === order;
}

function filtersOf(parts: readonly Part[]): Understood['filters'] {
	const filters: Understood['filters'] = {};
	for (const part of parts) {
		if (part.kind === 'filter') filters[part.filter] = [...new Set([...(filters[part.filter] ?? []), ...part.values])];
	}
	return filters;
}

type Told = Pick<Understood, 'filters' | 'month' | 'architect'>;

const askedFor = ({ filters, ...told }: Told, place: FoundPlace | null, radius: number): CourseFilters => ({
	...{ ...filters, ...told, ...landOf(place, radius) },
	unsure: UNSURE.filter((name) => filters[name]),
});

/** What the catalogue is asked for by what was understood, whatever was chosen beside it. */
export const filtersFor = (understood: Understood): CourseFilters => ({
	...askedFor(understood, understood.place, understood.radius),
	...{ q: understood.words, namedFirst: understood.namedFirst },
});

/** Who finds fewer around a town looks farther. */
const ENOUGH = 10;

/** The circle that somebody has asked for, or the smallest one from the usual one on that holds enough. */
function radiusOf(index: CourseIndex, chosen: Chosen | null, told: Told): Radius {
	const { place = null, part } = chosen ?? {};
	const asked = part?.kilometres ?? null;
	const [farthest] = RADII.toReversed();
	if (asked !== null) return RADII.find((radius) => radius >= asked) ?? farthest ?? USUAL_RADIUS;
	if (place?.kind !== 'town') return USUAL_RADIUS;
	const isEnough = (radius: Radius) => index.select(askedFor(told, place, radius)).total >= ENOUGH;
	return RADII.find((radius) => radius >= USUAL_RADIUS && isEnough(radius)) ?? farthest ?? USUAL_RADIUS;
}

/**
 * Whether courses that are called as the place stand first in it: around a town, where no other order was asked for, and in an area that is
 * called as a course which the world or its country knows, such as Pinehurst.
 */
function leads(index: CourseIndex, place: FoundPlace, part: PlacePart, parts: readonly Part[]): boolean {
	if (parts.some(({ kind }) => kind === 'order') || part.isNear) return false;
	return place.kind === 'town' || (place.kind === 'area' && isKnownIn(index, place, part.name));
}
