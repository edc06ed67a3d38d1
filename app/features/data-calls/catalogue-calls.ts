import { z } from 'zod';
import { PLACE_KINDS } from '#domain/catalogue/places/place-kinds.ts';
import type { DataCall } from './data-call.ts';
import { cursor, limit, none, text } from './parameters.ts';

/** The calls that tell of the catalogue as a whole: its places, and what has changed in it. */
export const CATALOGUE_CALLS = {
	listChangedCourses: {
		method: 'GET',
		path: '/api/changed-courses',
		summary: 'Courses that have changed',
		words:
			'What has changed in the catalogue, other kinds and closed courses too, and what is gone, for whoever keeps a copy. A change is told once it is in the database for good, and a cursor passes over none that is still on its way there. Pictures change without it. With 410 the catalogue was put back from a backup: fetch the file anew.',
		params: none,
		query: z.strictObject({
			since: z.iso
				.date()
				.optional()
				.describe('Only what was changed on this day (UTC) or later, YYYY-MM-DD, and on the day before it.'),
			limit: limit(50),
			cursor,
		}),
		answer: 'ChangedCourses',
		example: { limit: 2 },
		ended: 'The catalogue was put back from a backup: fetch its file, and begin anew.',
		isFresh: true,
	},
	listPlaces: {
		method: 'GET',
		path: '/api/places',
		summary: 'Places',
		words:
			'Countries, nations, regions, golf areas and towns that have courses, in the order of their ids. A part may have fewer than `limit`; follow `next`.',
		params: none,
		query: z.strictObject({
			kind: z.enum(PLACE_KINDS).optional().describe('Only places of this kind.'),
			country: text('Only places of this country: its English name, or its two-letter code.'),
			limit: limit(50),
			cursor,
		}),
		answer: 'Places',
		example: { kind: 'region', country: 'SE' },
	},
	getPlace: {
		method: 'GET',
		path: '/api/place',
		summary: 'One place',
		words: 'A place by its id, also one that has no courses.',
		params: none,
		query: z.strictObject({
			place_id: z
				.string()
				.regex(/^[\w-]{2,120}$/)
				.describe('The place’s id, such as GB-fife: capitals count.'),
		}),
		answer: 'Place',
		example: { place_id: 'SE-skane' },
		missing: 'There is no place with this id.',
	},
} as const satisfies Record<string, DataCall>;
