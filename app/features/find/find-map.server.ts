import type { CountryChoice } from './choices.ts';
import { type FindSearch, findAddress } from './find-search.ts';

/** A link of the outline that stands in the map's place without JavaScript. */
export type OutlineLink = { label: string; to: string };

type Choices = {
	continents: readonly OutlineLink[];
	countries: readonly CountryChoice[];
};

/** What the map needs to know of the search: its filters, its part of the address, and what the outline links to. */
export function mapOf(search: FindSearch, { continents, countries }: Choices) {
	const plain = { view: 'list', handicap: null, sort: null, near: null, box: null, page: 1 } as const;
	return {
		filters: findAddress(search, plain).split('?')[1] ?? '',
		box: search.box,
		/** The address without a box; with one, it goes on with `&box=`. */
		home: findAddress(search, { box: null }),
		continents: continents.slice(1).map(({ label, to }) => ({ label, to })),
		countries:
			search.continent === null
				? []
				: countries.map(({ slug, words }) => ({
						label: words,
						to: findAddress(search, { country: slug, region: null, area: null }),
					})),
	};
}

export type MapFacts = ReturnType<typeof mapOf>;
