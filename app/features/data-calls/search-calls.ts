import { z } from 'zod';
import type { DataCall } from './data-call.ts';
import { limit, none, text } from './parameters.ts';

/** The call that understands what somebody types, as the find page does. */
export const SEARCH_CALLS = {
	searchCourses: {
		method: 'GET',
		path: '/api/search',
		summary: 'Search',
		words:
			'What the find page shows first for a text: it understands places, and words for ground, holes, price, access, season, order and nearness, in English and Swedish, places in six languages. `understood` says what was made of the text; what is no such word is looked for in names. `nearest` is the place whose name may have been mistyped.',
		params: none,
		query: z.strictObject({ q: text('What was typed.'), limit: limit(10) }),
		answer: 'Found',
		example: { q: 'links in skane', limit: 1 },
	},
} as const satisfies Record<string, DataCall>;
