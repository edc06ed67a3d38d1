import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { nothingTold } from '#domain/catalogue/told-facts.ts';

/** A course of which every fact of the specification is known and nothing else, with `facts` in their place. */
export function exampleCourse(facts: Partial<CourseDetails> = {}): CourseDetails {
	return {
		id: 1,
		slug: 'example-links',
		name: 'Example Links',
		location: 'Höllviken',
		country: { code: 'SE', name: 'Sweden', slug: 'sweden' },
		land: { name: 'Sweden', slug: 'sweden' },
		continent: 'Europe',
		kind: null,
		imageUrl: null,
		score: { value: null, count: 0, ranked: false, builtIn: false },
		featured: false,
		...nothingTold(),
		regionName: null,
		regionPage: null,
		club: null,
		type: '18 holes, par 71',
		lengthMetres: 6218,
		difficulty: 'Moderate',
		description: 'Heather, wind and the Baltic on three sides.',
		facilities: ['Clubhouse'],
		factSources: {},
		season: null,
		greenFee: null,
		closedOn: null,
		partnerLinks: [],
		histogram: Array.from({ length: 10 }, () => 0),
		mean: null,
		newestPlayed: null,
		aspects: [],
		bands: [],
		source: 'example',
		...facts,
	};
}
