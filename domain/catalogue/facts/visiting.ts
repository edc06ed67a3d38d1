import type { FactDefinition } from './definition.ts';

/** Who may play: everybody; a club that welcomes visitors; guests of a resort; members and their guests. */
export const ACCESSES = ['public', 'visitors', 'resort', 'private'] as const;

export const access = {
	kind: 'choice',
	label: 'Access',
	column: 'access',
	choices: ACCESSES,
	words: {
		public: { find: 'Open to everybody', print: 'Open to all' },
		visitors: { find: 'Club, visitors welcome', print: 'Visitors welcome' },
		private: { find: 'Members and guests', print: 'Members and their guests' },
	},
	whose: 'club',
	group: 'visiting',
	shipped: 'known',
	// What others head "access" is whether the ground may be walked on.
	import: { headers: 'course access|access for golfers' },
	filter: { parameter: 'access', title: 'Access', order: 30 },
	page: { part: 'further', order: 30 },
	compare: { order: 20 },
	card: 10,
} as const satisfies FactDefinition;

/** What a visitor's round costs in high season. */
export const priceBand = {
	kind: 'choice',
	label: 'Price band',
	column: 'price_band',
	choices: [1, 2, 3, 4],
	words: {
		1: { desk: '1: under 50 euros', find: 'Under €50', print: 'under €50' },
		2: { desk: '2: to 100 euros', find: '€50 to €100', print: '€50 to €100' },
		3: { desk: '3: to 200 euros', find: '€100 to €200', print: '€100 to €200' },
		4: { desk: '4: above 200 euros', find: 'Over €200', print: 'over €200' },
	},
	check: 'courses_price_band_range',
	unchecked: 'our estimate',
	whose: 'course',
	group: 'visiting',
	shipped: 'known',
	import: { headers: 'price band' },
	filter: { parameter: 'price', title: 'Price', order: 10 },
	card: 20,
} as const satisfies FactDefinition;

/** First and last month; 11 and 3 means November to March. It is filtered by the day of a round. */
export const season = {
	kind: 'months',
	label: 'Season',
	fields: {
		seasonFrom: { kind: 'month', label: 'Season from', column: 'season_from', least: 1, most: 12 },
		seasonTo: { kind: 'month', label: 'Season to', column: 'season_to', least: 1, most: 12 },
	},
	check: 'courses_season_months',
	unchecked: 'assumed',
	whose: 'course',
	group: 'visiting',
	shipped: 'known',
	import: { headers: { seasonFrom: 'season from|season start', seasonTo: 'season to|season end' } },
	page: { part: 'further', order: 40 },
	compare: { order: 30 },
	card: 30,
} as const satisfies FactDefinition;

/** What a visitor pays for a round, with the day it was checked. Without it the price band is told. */
export const greenFee = {
	kind: 'money',
	label: 'Green fee',
	fields: {
		greenFee: {
			kind: 'amount',
			label: 'Green fee',
			column: 'green_fee_minor',
			property: 'greenFeeMinor',
			hint: 'What a visitor pays for a round.',
		},
		greenFeeCurrency: { kind: 'currency', label: 'Currency', column: 'green_fee_currency' },
		greenFeeChecked: {
			kind: 'day',
			label: 'Green fee checked',
			column: 'green_fee_checked',
			hint: 'The day on which somebody looked.',
		},
	},
	whose: 'course',
	group: 'visiting',
	import: {
		headers: {
			greenFee: 'green fee',
			greenFeeCurrency: 'green fee currency',
			greenFeeChecked: 'green fee checked|green fee checked on',
		},
	},
	page: { part: 'further', order: 50 },
	compare: { order: 10, name: 'Price' },
} as const satisfies FactDefinition;

export const website = {
	kind: 'text',
	text: 'website',
	label: 'Website',
	column: 'website',
	most: 500,
	whose: 'club',
	group: 'visiting',
	shipped: 'known',
	import: { headers: 'website|url|contact website|web|homepage|link|web site|contact url' },
	page: { part: 'further', order: 80 },
} as const satisfies FactDefinition;

export const imageUrl = {
	kind: 'text',
	text: 'picture',
	label: 'Picture',
	column: 'image_url',
	most: 301,
	hint: "An address on this site; without one a golfer's photograph or the cover is shown.",
	whose: 'course',
	group: 'visiting',
	toldElsewhere: true,
} as const satisfies FactDefinition;
