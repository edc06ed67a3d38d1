import { TERRAINS } from '../catalogue/cover/terrain.ts';
import { ACCESSES, DIFFICULTIES } from '../catalogue/facilities.ts';
import { groupThousands } from '../shared/group-thousands.ts';

export const FACT_LIMITS = {
	line: 200,
	otherNames: 5,
	description: 1_200,
	descriptionLeast: 40,
	website: 500,
	par: { least: 27, most: 80 },
	holes: { least: 1, most: 180 },
	lengthMetres: { least: 300, most: 15_000 },
	openedYear: { least: 1400, ahead: 5 },
} as const;

/** What each fact of a course is called at the desk: on the form, in messages, in its history. In the form's order. */
export const FACT_LABELS = {
	name: 'Name',
	otherNames: 'Other names',
	slug: 'Address',
	locality: 'Town',
	region: 'Region',
	country: 'Country',
	latitude: 'Latitude',
	longitude: 'Longitude',
	holes: 'Holes',
	par: 'Par',
	lengthMetres: 'Length',
	type: 'Type',
	difficulty: 'Difficulty',
	terrain: 'Terrain',
	architect: 'Architect',
	openedYear: 'Opened',
	description: 'Description',
	facilities: 'Facilities',
	access: 'Access',
	seasonFrom: 'Season from',
	seasonTo: 'Season to',
	greenFee: 'Green fee',
	greenFeeCurrency: 'Currency',
	greenFeeChecked: 'Green fee checked',
	priceBand: 'Price band',
	website: 'Website',
	imageUrl: 'Picture',
} as const;

export type FactName = keyof typeof FACT_LABELS;

export const FACT_NAMES = Object.keys(FACT_LABELS) as FactName[];

const whole = (label: string, { least, most }: { least: number; most: number }) =>
	`${label}: a whole number from ${groupThousands(least)} to ${groupThousands(most)}.`;

export const FACT_MESSAGES = {
	name: {
		'no-name': 'Name: every course has one.',
		'not-a-name': 'Name: this names no course.',
		'generic-name': 'Name: it says no more than golf course.',
		'name-too-long': `Name: at most ${FACT_LIMITS.line} characters.`,
		'hole-name': 'Name: this is the name of a hole, tee or green.',
		'not-golf': 'Name: a range, mini golf or the like is no golf course.',
		closed: 'Name: leave out that it is closed, and close it instead.',
	},
	otherNames: `Other names: at most ${FACT_LIMITS.otherNames}, one a line, each of at most ${FACT_LIMITS.line} characters.`,
	slug: 'Address: small letters a to z, digits and single hyphens, at most 80.',
	slugTaken: 'Address: another course has it, or had it once.',
	line: (label: string) => `${label}: at most ${FACT_LIMITS.line} characters.`,
	country: 'Country: choose one of the list.',
	latitude: 'Latitude: degrees from -90 to 90, such as 55.4012.',
	longitude: 'Longitude: degrees from -180 to 180, such as 12.9345.',
	position: 'Latitude and longitude: give both, or neither.',
	holes: whole('Holes', FACT_LIMITS.holes),
	par: whole('Par', FACT_LIMITS.par),
	lengthMetres: `${whole('Length', FACT_LIMITS.lengthMetres).slice(0, -1)}, in metres.`,
	openedYear: 'Opened: a year from 1400 on, at most five years ahead.',
	choice: (label: string) => `${label}: choose one of the list.`,
	description: `Description: from ${FACT_LIMITS.descriptionLeast} to ${groupThousands(FACT_LIMITS.description)} characters.`,
	season: 'Season: give its first and its last month, or neither.',
	greenFee: 'Green fee: a number such as 85 or 85.50.',
	greenFeeDecimals: 'Green fee: no more decimals than its currency has.',
	greenFeeCurrency: 'Currency: a green fee has one.',
	greenFeeChecked: 'Green fee checked: the day on which somebody looked, not after today.',
	greenFeeMissing: 'Green fee: without an amount, leave out its currency and its day too.',
	website: 'Website: an address that begins with https:// or http://.',
	imageUrl: 'Picture: an address on this site that begins with a single slash.',
} as const;

type Choice = { value: string; label: string };

const named = (value: string) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) });

const MONTHS = Array.from({ length: 12 }, (_, month) => ({
	value: String(month + 1),
	label: new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(
		new Date(Date.UTC(2024, month, 1)),
	),
}));

/** The lists to choose from. */
export const FACT_CHOICES = {
	terrain: TERRAINS.map(named),
	difficulty: DIFFICULTIES.map(named),
	access: ACCESSES.map(named),
	seasonFrom: MONTHS,
	seasonTo: MONTHS,
	priceBand: [
		{ value: '1', label: '1: under 50 euros' },
		{ value: '2', label: '2: to 100 euros' },
		{ value: '3', label: '3: to 200 euros' },
		{ value: '4', label: '4: above 200 euros' },
	],
} as const satisfies Partial<Record<FactName, readonly Choice[]>>;
