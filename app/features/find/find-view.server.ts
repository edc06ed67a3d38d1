import { formatNumber } from '#app/lib/format/format.ts';
import { type FactFilter, FILTERS } from '#domain/catalogue/facts/filters.ts';
import { handicapText } from '#domain/catalogue/finding/handicap.ts';
import type { Found } from '#domain/catalogue/finding/search.ts';
import { getArea } from '#domain/catalogue/places/areas/areas.ts';
import { getCountryBySlug } from '#domain/catalogue/places/countries.ts';
import { getNationBySlug } from '#domain/catalogue/places/nations.ts';
import { paths } from '../../lib/paths.ts';
import { type FacetGroup, type FindNote, type ListChoice, writeGroups } from './choices.ts';
import { type FindSearch, findAddress, parametersOf, SORTS, type Sort, VIEWS } from './find-search.ts';
import { NOTES, SORT_NAMES, VIEW_NAMES } from './find-words.server.ts';

/** Counted by what the address calls each choice. */
export type Counts = Pick<Found, 'facets' | 'regions'>;

/** Everything that can be chosen, as words and addresses: the browser gets no rule of the search to load. */
export function viewOf(search: FindSearch, counts: Counts, hasBookings: boolean) {
	const chips = chipsOf(search, counts);
	const clear = { label: 'all filters', to: paths.findCourse() };
	return {
		first: findAddress(search, { page: 1 }),
		/** The address of a page but for its number. */
		later: findAddress(search, { page: 2 }).replace('page=2', 'page='),
		filters: chips.length > 0 ? `Filters (${chips.length})` : 'Filters',
		kept: keptOf(search),
		groups: writeGroups(groupsOf(search, counts)),
		chips: chips.length > 1 ? [...chips, clear] : chips,
		notes: notesOf(search, hasBookings),
		sorts: sortsOf(search),
		views: VIEWS.map((view) => choice(VIEW_NAMES[view], findAddress(search, { view }), view === search.view)),
	};
}

const choice = (label: string, to: string, chosen: boolean): ListChoice => ({ label, to, chosen });

/** What the search form does not show, kept when it is sent. */
function keptOf(search: FindSearch): [string, string][] {
	const hidden = parametersOf({ ...search, q: '', country: null, date: null, handicap: null, box: null, page: 1 });
	return Object.entries(hidden).flatMap(([name, value]): [string, string][] =>
		value === null || value === '' || name === 'page' ? [] : [[name, String(value)]],
	);
}

function groupsOf(search: FindSearch, { facets, regions }: Counts): FacetGroup[] {
	const kept = parametersOf({ ...search, page: 1 });
	return [
		regionGroup(search, regions),
		...FILTERS.map((filter) => factGroup(search, filter, facets[filter.name], kept)),
	].filter(({ choices }) => choices.length > 0);
}

function regionGroup(search: FindSearch, regions: Counts['regions']): FacetGroup {
	const choices = regions.map(({ slug, name, courses }) => {
		const chosen = slug === search.region;
		return {
			label: name,
			count: formatNumber(courses),
			chosen,
			to: findAddress(search, { region: chosen ? null : slug }),
		};
	});
	return { name: 'Region', choices };
}

/**
 * Choices of which several may hold; a second press takes one off again. What nothing would be found by is not offered. What all
 * their addresses share is `kept`, put into parameters once: there are forty of them.
 */
function factGroup(
	search: FindSearch,
	{ name, title, choices }: FactFilter,
	counts: ReadonlyMap<string, number>,
	kept: ReturnType<typeof parametersOf>,
): FacetGroup {
	const chosen = new Set(search[name]);
	const offered = choices.flatMap(({ value, words }) => {
		const count = counts.get(value);
		const isChosen = chosen.has(value);
		if (count === undefined && !isChosen) return [];
		const next = choices.filter((one) => (one.value === value ? !isChosen : chosen.has(one.value)));
		const to = paths.findCourse({ ...kept, [name]: next.map((one) => one.value).join('.') });
		return [{ label: words, count: formatNumber(count ?? 0), chosen: isChosen, to }];
	});
	return { name: title, choices: offered };
}

/** One for everything that narrows the list, to take it off. */
function chipsOf(search: FindSearch, { regions }: Counts) {
	const { q, continent, country, region, area, box } = search;
	const several = FILTERS.flatMap(({ name, choices }) =>
		choices
			.filter(({ value }) => search[name].includes(value))
			.map(({ value, words }) => ({
				label: words,
				to: findAddress(search, { [name]: search[name].filter((one) => one !== value) }),
			})),
	);
	const regionName = regions.find(({ slug }) => slug === region)?.name;
	return [
		...(q.trim() ? [{ label: `“${q.trim()}”`, to: findAddress(search, { q: '' }) }] : []),
		...(continent ? [{ label: continent, to: findAddress(search, { continent: null }) }] : []),
		...(country
			? [
					{
						label: (getNationBySlug(country) ?? getCountryBySlug(country))?.name ?? country,
						to: findAddress(search, { country: null, region: null }),
					},
				]
			: []),
		...(regionName ? [{ label: regionName, to: findAddress(search, { region: null }) }] : []),
		...(area ? [{ label: getArea(area)?.names.en ?? area, to: findAddress(search, { area: null }) }] : []),
		...(box ? [{ label: 'This part of the map', to: findAddress(search, { box: null }) }] : []),
		...several,
	];
}

function notesOf(search: FindSearch, hasBookings: boolean): FindNote[] {
	const { date, handicap, sort, near } = search;
	const notes: FindNote[] = [];
	if (date !== null) notes.push({ ...NOTES.date(date, hasBookings), to: findAddress(search, { date: null }) });
	if (handicap !== null) {
		const without = { handicap: null, sort: sort === 'fit' ? null : sort };
		notes.push({ ...NOTES.handicap(handicapText(handicap)), to: findAddress(search, without) });
	}
	if (sort === 'distance') {
		notes.push({ ...(near ? NOTES.near : NOTES.lost), to: findAddress(search, { sort: null, near: null }) });
	}
	return notes;
}

const usualSort = ({ q }: FindSearch): Sort => (q.trim() === '' ? 'rating' : 'match');

/** In which order the courses stand. */
export const sortOf = (search: FindSearch): Sort => search.sort ?? usualSort(search);

function sortsOf(search: FindSearch): ListChoice[] {
	const usual = usualSort(search);
	const present = sortOf(search);
	return SORTS.filter(
		(sort) => (sort !== 'match' || usual === 'match') && (sort !== 'fit' || search.handicap !== null),
	).map((sort) => ({
		...choice(SORT_NAMES[sort], findAddress(search, { sort: sort === usual ? null : sort }), sort === present),
		asksPlace: sort === 'distance' && search.near === null,
	}));
}
