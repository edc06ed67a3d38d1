import type { FactDefinition } from './definition.ts';

/** How hard a course plays, from the easiest. */
export const DIFFICULTIES = ['Gentle', 'Moderate', 'Challenging', 'Severe'] as const;

/** What kind of land a course lies on; it decides what its cover is drawn from. */
export const TERRAINS = ['links', 'parkland', 'heath', 'forest', 'mountain', 'desert', 'tropical', 'coast'] as const;

/** Words for facilities, so that the same thing is called the same everywhere. Their order is that of the index's bits. */
export const FACILITIES = [
	'Driving range',
	'Short game area',
	'Pro shop',
	'Restaurant',
	'Clubhouse',
	'Golf carts',
	'Caddies',
	'Lodging',
	'Spa',
	'Lessons',
	'Club rental',
	'Swimming pool',
	'Practice green',
] as const;

export const difficulty = {
	kind: 'choice',
	label: 'Difficulty',
	column: 'difficulty',
	choices: DIFFICULTIES,
	whose: 'course',
	group: 'course',
	shipped: 'known',
	import: { headers: 'difficulty|course difficulty' },
	indexed: true,
	page: { part: 'main', order: 30 },
	dialog: 30,
	compare: { order: 60 },
	calls: { name: 'difficulty', words: 'How hard it plays.' },
} as const satisfies FactDefinition;

/** What is said of the ground; the cover of a course of which nothing is said is drawn from what its position lets one think. */
export const terrain = {
	kind: 'choice',
	label: 'Terrain',
	column: 'terrain',
	choices: TERRAINS,
	whose: 'course',
	group: 'course',
	toldElsewhere: true,
	shipped: 'always',
	import: { headers: 'terrain|course terrain' },
	filter: {
		parameter: 'terrain',
		title: 'Terrain',
		order: 40,
		typed: {
			links: 'links|linksbana|linksbanor|linksgolf',
			parkland: 'parkland|park course|park courses|parkbana|parkbanor',
			heath: 'heath|heathland|hed|hedbana|hedbanor',
			forest: 'forest|woodland|skog|skogsbana|skogsbanor',
			mountain: 'mountain|mountains|alpine|fjall|fjallbana|fjallbanor',
			desert: 'desert|oken|okenbana|okenbanor',
			tropical: 'tropical|tropisk|tropiska',
			coast: 'coast|coastal|seaside|by the sea|on the coast|kustbana|kustbanor|vid havet|vid kusten',
		},
	},
} as const satisfies FactDefinition;

export const description = {
	kind: 'text',
	text: 'paragraphs',
	label: 'Description',
	column: 'description',
	least: 40,
	most: 1_200,
	whose: 'course',
	group: 'course',
	shipped: 'known',
	// What others head "description" are notes.
	import: { headers: 'course description' },
	calls: { name: 'description', words: 'A few sentences about it.' },
} as const satisfies FactDefinition;

export const facilities = {
	kind: 'list',
	label: 'Facilities',
	column: 'facilities',
	choices: FACILITIES,
	whose: 'club',
	group: 'facilities',
	shipped: 'known',
	import: { headers: 'facilities|course facilities' },
	filter: {
		parameter: 'facilities',
		title: 'Facilities',
		order: 50,
		typed: {
			'driving-range': 'driving range|range|drivingrange',
			'short-game-area': 'short game area|narspelsomrade',
			'pro-shop': 'pro shop|golfshop',
			restaurant: 'restaurant|restaurang',
			clubhouse: 'clubhouse|club house|klubbhus',
			'golf-carts': 'golf carts|golf cart|carts|buggies|buggy|golfbil|golfbilar',
			caddies: 'caddies|caddie|caddy',
			lodging: 'hotel|hotels|lodging|accommodation|stay and play|hotell|boende|overnattning',
			spa: 'spa',
			lessons: 'lessons|golf lessons|golf school|lektioner|golfskola',
			'club-rental': 'club rental|rental clubs|club hire|klubbhyra|hyrklubbor',
			'swimming-pool': 'swimming pool|pool|swimmingpool',
			'practice-green': 'practice green|putting green|ovningsgreen',
		},
	},
	compare: { order: 70, name: 'On site' },
	calls: { name: 'facilities', words: 'What there is besides the course; empty where nobody has told us.' },
} as const satisfies FactDefinition;
