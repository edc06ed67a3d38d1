import { formatCount, formatRating } from '#app/lib/format/format.ts';
import { USUAL_RADIUS } from '#domain/catalogue/places/lookup/radius.ts';
import type { SuggestedPlace, Suggestions } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { newWords } from '../rating/new-words.ts';
import { placeAddress } from './place-address.ts';

/** A line of the popup: of a course its cover, of a place its sign; what stands after its name, and at the end of the line. */
export type SuggestionItem = {
	key: string;
	name: string;
	note: string;
	aside: string;
	picture: { slug: string; imageUrl: string | null } | 'town' | 'club' | 'land';
	/** Of a course: where its name is from. */
	country?: string;
	/** Where choosing it leads from a page, with what is in the form there. */
	addressFrom: (page: string, form: Record<string, string>) => string;
};
export type SuggestionGroup = { title: string; items: SuggestionItem[] };

/** The groups of the popup that have anything; none while nothing has been found. */
export function groupsOf(found: Suggestions | null): SuggestionGroup[] {
	const groups = [
		{ title: 'Places', items: (found?.places ?? []).map(toPlace) },
		{ title: 'Courses', items: (found?.courses ?? []).map(toCourse) },
		{ title: 'Countries', items: (found?.countries ?? []).map(toCountry) },
	];
	return groups.filter(({ items }) => items.length > 0);
}

const KIND_WORDS = { nation: 'nation', region: 'region', area: 'golf area', town: 'town', club: 'club' };

function toPlace(place: SuggestedPlace): SuggestionItem {
	const { kind, key, name, within, courses } = place;
	// Where a club lies stands at the end of its line: its name and what it is are long enough.
	const where = within && kind !== 'club' ? `${KIND_WORDS[kind]} in ${within}` : KIND_WORDS[kind];
	return {
		key: `${kind} ${key}`,
		name,
		note: `${where} · ${formatCount(courses, 'course')}`,
		aside: asideOf(place),
		picture: kind === 'town' || kind === 'club' ? kind : 'land',
		addressFrom: (_, form) => placeAddress(place, form),
	};
}

function asideOf({ kind, within }: SuggestedPlace): string {
	if (kind === 'town') return `within ${USUAL_RADIUS} km, nearest first`;
	return kind === 'club' ? within : '';
}

function toCourse({ slug, name, location, country, imageUrl, score }: Suggestions['courses'][number]): SuggestionItem {
	return {
		key: slug,
		name,
		country,
		note: [location, country].filter(Boolean).join(', '),
		aside: score ? scoreWords(score) : '',
		picture: { slug, imageUrl },
		addressFrom: (page) => paths.topRated({ course: slug, back: page }),
	};
}

function scoreWords(score: NonNullable<Suggestions['courses'][number]['score']>): string {
	if (score.value === null) return 'not rated yet';
	return [formatRating(score.value), newWords(score)].filter(Boolean).join(' · ');
}

function toCountry({ slug, name, courses }: Suggestions['countries'][number]): SuggestionItem {
	return {
		key: slug,
		name,
		note: formatCount(courses, 'course'),
		aside: '',
		picture: 'land',
		addressFrom: () => paths.topRated({ country: slug }),
	};
}
