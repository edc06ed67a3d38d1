import { formatNumber } from '#app/lib/format/format.ts';
import { type FactFilter, FILTERS } from '#domain/catalogue/facts/filters.ts';
import { capital } from '#domain/catalogue/facts/words.ts';
import { handicapText } from '#domain/catalogue/finding/handicap.ts';
import { RADII, USUAL_RADIUS } from '#domain/catalogue/places/lookup/radius.ts';
import type { Understood } from '#domain/catalogue/understanding/understand.ts';
import { paths } from '../../lib/paths.ts';
import { answerInWords } from './answer-in-words.ts';
import { type FacetGroup, type FindNote, type ListChoice, writeGroups } from './choices.ts';
import { countInWords } from './count-in-words.ts';
import { chipsOf } from './find-chips.server.ts';
import type { Counts } from './find-filter.server.ts';
import { type FindSearch, findAddress, parametersOf, SORTS, sortOf, VIEWS } from './find-search.ts';
import { MEANING_INSTEAD, NOTES, ORDERS, SORT_NAMES, VIEW_NAMES, WORDS_INSTEAD } from './find-words.server.ts';
import { addressWith, type Meaning, takeOver } from './meaning.server.ts';

/** Everything that can be chosen, as words and addresses: the browser gets no rule of the search to load. */
export function viewOf(meaning: Meaning, counts: Counts, hasBookings: boolean) {
	const { asked, search } = meaning;
	const chips = chipsOf(meaning, counts);
	const clear = { label: 'all filters', to: paths.findCourse() };
	const narrowing = chips.filter(({ isFilter }) => isFilter).length;
	const filters = narrowing + [search.date, search.handicap].filter((one) => one !== null).length;
	return {
		...headOf(meaning, counts, chips),
		first: findAddress(asked, { page: 1 }),
		/** The address of a page but for its number. */
		later: findAddress(asked, { page: 2 }).replace('page=2', 'page='),
		filters: filters > 0 ? `Filters (${formatNumber(filters)})` : 'Filters',
		kept: keptOf(asked),
		/** The address without the words, where some were typed. */
		wordless: asked.q.trim() === '' ? null : findAddress(asked, { q: '', words: null }),
		groups: writeGroups(groupsOf(meaning, counts)),
		chips: (chips.length > 1 ? [...chips, clear] : chips).map(({ label, to }) => ({ label, to })),
		instead: insteadOf(meaning),
		notes: notesOf(meaning, counts, hasBookings),
		order: capital(ORDERS[sortOf(search)]),
		sorts: sortsOf(meaning),
		radii: radiiOf(meaning),
		views: VIEWS.map((view) => choice(VIEW_NAMES[view], findAddress(asked, { view }), view === search.view)),
	};
}

/** The way from what was understood to the words as they stand, and back; null where the text says one thing only. */
function insteadOf({ asked, understood }: Meaning): { label: string; to: string } | null {
	if (understood) return { label: WORDS_INSTEAD, to: findAddress(asked, { words: 'plain' }) };
	return asked.words && asked.q.trim() ? { label: MEANING_INSTEAD, to: findAddress(asked, { words: null }) } : null;
}

/** The answer as a heading, null where nothing was asked for; and what is said when the list changes. */
function headOf(meaning: Meaning, counts: Counts, chips: readonly { label: string }[]) {
	const { search, town, club, understood } = meaning;
	const region = counts.regions.find(({ slug }) => slug === search.region)?.name ?? null;
	const pages = countInWords(counts);
	const understoodWords = understood ? chips.map(({ label }) => label) : [];
	return {
		answer: answerInWords(search, counts.total, {
			region,
			town: town?.name ?? null,
			club: club?.name ?? null,
			isUnderstood: understood !== null,
		}),
		said: [pages, ORDERS[sortOf(search)], ...understoodWords].join(', '),
	};
}

const choice = (label: string, to: string, chosen: boolean): ListChoice => ({ label, to, chosen });

/** What the search form does not show, kept when it is sent. */
function keptOf(search: FindSearch): [string, string][] {
	// What is typed next may mean something.
	const hidden = parametersOf({
		...search,
		q: '',
		words: null,
		country: null,
		date: null,
		handicap: null,
		box: null,
		page: 1,
	});
	return Object.entries(hidden).flatMap(([name, value]): [string, string][] =>
		value === null || value === '' || name === 'page' ? [] : [[name, String(value)]],
	);
}

function groupsOf(meaning: Meaning, { facets, regions }: Counts): FacetGroup[] {
	return [
		regionGroup(meaning, regions),
		...FILTERS.map((filter) => factGroup(meaning, filter, facets[filter.name])),
	].filter(({ choices }) => choices.length > 0);
}

function regionGroup(meaning: Meaning, regions: Counts['regions']): FacetGroup {
	const choices = regions.map(({ slug, name, courses }) => {
		const chosen = slug === meaning.search.region;
		return {
			label: name,
			count: formatNumber(courses),
			chosen,
			to: addressWith(meaning, { region: chosen ? null : slug }),
		};
	});
	return { name: 'Region', choices };
}

/**
 * Choices of which several may hold; a second press takes one off again. What nothing would be found by is not offered. What all
 * their addresses share is put into parameters once: there are forty of them.
 */
function factGroup(
	meaning: Meaning,
	{ name, title, choices }: FactFilter,
	counts: ReadonlyMap<string, number>,
): FacetGroup {
	const kept = parametersOf({ ...takeOver(meaning, [name]), page: 1 });
	const chosen = new Set(meaning.search[name]);
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

function notesOf(meaning: Meaning, { total, open, suited }: Counts, hasBookings: boolean): FindNote[] {
	const { asked, search, town, understood, nearest } = meaning;
	const { date, handicap } = search;
	const notes: FindNote[] = [];
	if (nearest) {
		const links = [{ label: nearest.text, to: findAddress(asked, { q: nearest.text }) }];
		notes.push({ ...NOTES.nearest, links });
	}
	if (understood?.ignored) {
		const links = [{ label: WORDS_INSTEAD, to: findAddress(asked, { words: 'plain' }) }];
		notes.push({ ...NOTES.ignored(understood.ignored), links });
	}
	if (understood && isNearby(understood, asked) && town === null) notes.push({ ...NOTES.here, links: [] });
	if (date !== null) {
		const links = [
			{ label: search.open ? NOTES.alsoUnknown : NOTES.onlyOpen, to: findAddress(asked, { open: !search.open }) },
			{ label: NOTES.allSeasons, to: addressWith(meaning, { date: null, open: false }) },
		];
		notes.push({ ...NOTES.date({ day: date, open: open ?? 0, total, isOnlyOpen: search.open, hasBookings }), links });
	}
	if (handicap !== null) {
		const to = findAddress(asked, { handicap: null, sort: asked.sort === 'fit' ? null : asked.sort });
		const links = [{ label: NOTES.noMarks, to }];
		notes.push({ ...NOTES.handicap({ handicap: handicapText(handicap), suited: suited ?? 0, total }), links });
	}
	if (search.sort === 'distance' && asked.near !== null) {
		const links = [{ label: NOTES.forget, to: findAddress(asked, { sort: null, near: null, radius: null }) }];
		notes.push({ ...NOTES.near, links });
	}
	return notes;
}

/** Whether the text asks for what is near the reader, whose place nobody knows. */
const isNearby = ({ isHere, order }: Understood, { near, sort }: FindSearch) =>
	near === null && (isHere || (order === 'distance' && sort === null));

function sortsOf(meaning: Meaning): ListChoice[] {
	const { search, usual, town, understood } = meaning;
	const present = sortOf(search);
	const base = takeOver(meaning, ['sort']);
	// An order that the text asks for leaves it, and is then not the usual one.
	const unsaid = understood?.order ? null : usual;
	return SORTS.filter(
		(sort) => (sort !== 'match' || usual === 'match') && (sort !== 'fit' || search.handicap !== null),
	).map((sort) => {
		// A place that neither orders nor narrows the list does not stay in its address.
		const near = sort === 'distance' || base.radius !== null ? base.near : null;
		const asksPlace = sort === 'distance' && near === null && town === null;
		const label = sort === 'distance' && town ? `Distance from ${town.name}` : SORT_NAMES[sort];
		const address = findAddress({ ...base, near }, { sort: sort === unsaid ? null : sort });
		return { ...choice(label, address, sort === present), asksPlace };
	});
}

/** How far around the town, or the reader's place where that is known. */
function radiiOf(meaning: Meaning): ListChoice[] {
	const { near, town, radius: present } = meaning.search;
	if (town === null && near === null) return [];
	const chosen = town === null ? present : (present ?? USUAL_RADIUS);
	return [...RADII, ...(town === null ? [null] : [])].map((radius) =>
		choice(radius === null ? 'Any distance' : `${radius} km`, addressWith(meaning, { radius }), radius === chosen),
	);
}
