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
	filter: {
		parameter: 'access',
		title: 'Access',
		order: 30,
		typed: {
			public: 'public|municipal|pay and play|open to everybody|offentlig|offentliga|kommunal',
			'public.visitors.resort':
				'visitors|visitors welcome|open to visitors|guests welcome|for visitors|gaster|oppen for gaster',
			private: 'private|members only|privat|privata',
		},
		oftenUnknown: true,
	},
	page: { part: 'further', order: 30 },
	compare: { order: 20 },
	card: 10,
	told: 'Who may play.',
} as const satisfies FactDefinition;

// Plain numbers: what runs code while it is loaded the browser's build would keep, with all facts, in pages that use none.
const LOW = 50;
const MIDDLE = 100;
const HIGH = 200;
/** Up to where each price band but the last reaches, in euros. */
export const BAND_ENDS = [LOW, MIDDLE, HIGH] as const;

/** What a visitor's round costs in high season. */
export const priceBand = {
	kind: 'choice',
	label: 'Price band',
	column: 'price_band',
	choices: [1, 2, 3, 4],
	words: {
		1: { desk: `1: under ${LOW} euros`, find: `Under €${LOW}`, print: `under €${LOW}` },
		2: { desk: `2: to ${MIDDLE} euros`, find: `€${LOW} to €${MIDDLE}`, print: `€${LOW} to €${MIDDLE}` },
		3: { desk: `3: to ${HIGH} euros`, find: `€${MIDDLE} to €${HIGH}`, print: `€${MIDDLE} to €${HIGH}` },
		4: { desk: `4: above ${HIGH} euros`, find: `Over €${HIGH}`, print: `over €${HIGH}` },
	},
	check: 'courses_price_band_range',
	unchecked: 'our estimate',
	whose: 'course',
	group: 'visiting',
	shipped: 'known',
	import: { headers: 'price band' },
	filter: {
		parameter: 'price',
		title: 'Price',
		order: 10,
		typed: {
			'1.2': 'cheap|inexpensive|affordable|budget|low cost|billig|billigt|billiga|prisvard|prisvart|prisvarda',
			'3.4': 'expensive|luxury|luxurious|dyr|dyrt|dyra|lyx|lyxig|lyxiga',
		},
		oftenUnknown: true,
	},
	told: 'What a visitor’s round costs in high season, 1 (least) to 4: our estimate where nobody has checked it.',
	card: 20,
} as const satisfies FactDefinition;

/** First and last month; 11 and 3 means November to March. It is filtered by the day of a round. */
export const season = {
	kind: 'months',
	label: 'Season',
	fields: {
		seasonFrom: {
			kind: 'month',
			label: 'Season from',
			column: 'season_from',
			least: 1,
			most: 12,
			told: 'The first month of its season, 1 to 12; 11 to 3 is November to March. Assumed where nobody has checked it.',
		},
		seasonTo: {
			kind: 'month',
			label: 'Season to',
			column: 'season_to',
			least: 1,
			most: 12,
			told: 'The last month of its season.',
		},
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
			told: 'What a visitor pays for a round, in whole units of the currency, such as 85.50.',
		},
		greenFeeCurrency: {
			kind: 'currency',
			label: 'Currency',
			column: 'green_fee_currency',
			told: 'Its currency, by ISO 4217.',
		},
		greenFeeChecked: {
			kind: 'day',
			label: 'Green fee checked',
			column: 'green_fee_checked',
			hint: 'The day on which somebody looked.',
			told: 'The day on which somebody looked.',
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
	told: 'Its own page on the web.',
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
