import { formatMonthName } from '#app/lib/format/format-day.ts';
import { FILTERS, type FilterName } from '#domain/catalogue/facts/filters.ts';
import { BAND_ENDS, priceBand } from '#domain/catalogue/facts/visiting.ts';
import { capital } from '#domain/catalogue/facts/words.ts';
import { getArea } from '#domain/catalogue/places/areas/areas.ts';
import { getCountryBySlug } from '#domain/catalogue/places/countries.ts';
import { USUAL_RADIUS } from '#domain/catalogue/places/lookup/radius.ts';
import { getNationBySlug } from '#domain/catalogue/places/nations.ts';
import type { Part } from '#domain/catalogue/understanding/read-intention.ts';
import type { Counts } from './find-filter.server.ts';
import { type FindSearch, sortOf } from './find-search.ts';
import { NOTES, ORDERS, withinWords } from './find-words.server.ts';
import { addressWith, type Meaning, textOf, textWithout } from './meaning.server.ts';

/** Something that narrows or orders the list, and the address without it. */
type Chip = { label: string; to: string /** It leaves courses out, and is no words. */; isFilter: boolean };

/** One for everything that narrows the list and all that was understood of the text, to take it off. */
export function chipsOf(meaning: Meaning, { regions }: Pick<Counts, 'regions'>): Chip[] {
	const { asked } = meaning;
	const { continent, country, region, area, radius, box } = meaning.search;
	const without = (label: string | null | undefined, changes: Partial<FindSearch>): Chip[] =>
		label ? [{ label, to: addressWith(meaning, changes), isFilter: true }] : [];
	const land = country && ((getNationBySlug(country) ?? getCountryBySlug(country))?.name ?? country);
	const { town, club } = meaning;
	return [
		...textChips(meaning),
		...without(continent, { continent: null }),
		...without(land, { country: null, region: null }),
		...without(regions.find(({ slug }) => slug === region)?.name, { region: null }),
		...without(area && (getArea(area)?.names.en ?? area), { area: null }),
		...(asked.club === null ? [] : without(club?.name, { club: null })),
		...without(town && withinWords(radius ?? USUAL_RADIUS, town.name), { town: null, radius: null }),
		...without(town === null && radius !== null ? withinWords(radius) : null, { radius: null }),
		...understoodChips(meaning),
		...without(box && 'This part of the map', { box: null }),
		...chosenChips(meaning),
	];
}

/** The words that are looked for in names, or that are a club's. */
function textChips(meaning: Meaning): Chip[] {
	const { asked, search, understood, club } = meaning;
	const words = search.q.trim();
	const isOfClub = club !== null && asked.club === null;
	if (!understood || (words === '' && !isOfClub)) return [];
	const label = isOfClub ? club.name : `“${words}”`;
	return [{ label, to: addressWith(meaning, { q: textOf(meaning, understood.parts) }), isFilter: isOfClub }];
}

/** What was understood beside the place, unless something else was chosen. */
function understoodChips(meaning: Meaning): Chip[] {
	const { asked, understood } = meaning;
	return (understood?.parts ?? []).flatMap((part) => {
		if (part.kind === 'filter' && asked[part.filter].length > 0) return [];
		if (part.kind === 'order' && asked.sort !== null) return [];
		if (part.kind === 'month' && asked.date !== null) return [];
		const label = wordsFor(part, meaning);
		if (label === null) return [];
		const to = addressWith(meaning, { q: textWithout(meaning, [part]) });
		return [{ label, to, isFilter: part.kind !== 'order' && part.kind !== 'here' }];
	});
}

/** Null for the place, which has a chip as a chosen one has. */
function wordsFor(part: Part, { search }: Meaning): string | null {
	switch (part.kind) {
		case 'filter':
			return filterWords(part.filter, part.values);
		case 'order':
			// Where nobody has said from where, nothing stands by its distance.
			return part.by === 'distance' && sortOf(search) !== 'distance' ? NOTES.here.about : capital(ORDERS[part.by]);
		case 'month':
			return `Open in ${formatMonthName(part.month)}`;
		case 'architect':
			return `By ${part.name.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())}`;
		case 'here':
			return NOTES.here.about;
		case 'place':
			return null;
	}
}

function filterWords(name: FilterName, values: readonly string[]): string {
	const isCheap = name === priceBand.filter.parameter && values.every((value, at) => value === String(at + 1));
	const end = isCheap ? BAND_ENDS[values.length - 1] : undefined;
	if (end !== undefined) return `Under €${end}`;
	const choices = FILTERS.find((filter) => filter.name === name)?.choices ?? [];
	return choices.flatMap(({ value, words }) => (values.includes(value) ? words : [])).join(' or ');
}

/** What was chosen of the filters. */
function chosenChips(meaning: Meaning): Chip[] {
	return FILTERS.flatMap(({ name, choices }) =>
		choices
			.filter(({ value }) => meaning.asked[name].includes(value))
			.map(({ value, words }) => ({
				label: words,
				isFilter: true,
				to: addressWith(meaning, { [name]: meaning.asked[name].filter((one) => one !== value) }),
			})),
	);
}
