import type { CountryChoice } from './choices.ts';
import { findAddress } from './find-search.ts';
import { addressWith, type Meaning } from './meaning.server.ts';

/** A link of the outline that stands in the map's place without JavaScript. */
export type OutlineLink = { label: string; to: string };

type Choices = {
	continents: readonly OutlineLink[];
	countries: readonly CountryChoice[];
};

/** What the map needs to know of the search: its filters, its part of the address, and what the outline links to. */
export function mapOf(meaning: Meaning, { continents, countries }: Choices) {
	const { asked: search } = meaning;
	// The reader's place says which courses are found only where it has a radius, and beside it a text means no town.
	const near = search.radius === null && search.q.trim() === '' ? null : search.near;
	const plain = { view: 'list', handicap: null, sort: null, near, box: null, page: 1 } as const;
	return {
		filters: findAddress(search, plain).split('?')[1] ?? '',
		box: search.box,
		around: meaning.filter.around ?? null,
		/** The address without a box; with one, it goes on with `&box=`. */
		home: findAddress(search, { box: null }),
		continents: continents.slice(1).map(({ label, to }) => ({ label, to })),
		countries:
			search.continent === null
				? []
				: countries.map(({ slug, words }) => ({
						label: words,
						to: addressWith(meaning, { country: slug, region: null, area: null, town: null, club: null }),
					})),
	};
}

export type MapFacts = ReturnType<typeof mapOf>;
