import type { FactDefinition } from './definition.ts';

export const holes = {
	kind: 'whole',
	label: 'Holes',
	column: 'holes',
	least: 1,
	most: 180,
	check: 'courses_holes_plausible',
	whose: 'course',
	group: 'course',
	shipped: 'known',
	import: {
		headers:
			'holes|hole count|number of holes|golf holes|num holes|no of holes|no holes|hole|loch|locher|lochzahl|hal|antal hal|trous|buche|hoyos|buracos|dolki|reiat|huller|antal huller|aantal holes|anzahl locher|nombre de trous|numero de hoyos|pocet jamek|liczba dolkow|delik sayisi|лунки|ホール数|홀수',
	},
	told: 'How many holes it has.',
	filter: {
		parameter: 'holes',
		title: 'Holes',
		order: 20,
		ranges: [
			{ value: '9', words: '9 holes', most: 17 },
			{ value: '18', words: '18 holes', most: 26 },
			{ value: '27', words: '27 holes or more' },
		],
		typed: {
			9: '9 hole|9 holes|nine hole|nine holes|9 hal|9 hals|nio hal|niohals|niohalsbana|niohalsbanor',
			18: '18 hole|18 holes|eighteen hole|eighteen holes|18 hal|18 hals|artonhalsbana|artonhalsbanor',
			27: '27 hole|27 holes|36 hole|36 holes|27 hal|27 hals|36 hal|36 hals',
		},
		oftenUnknown: true,
	},
} as const satisfies FactDefinition;

export const par = {
	kind: 'whole',
	label: 'Par',
	column: 'par',
	least: 27,
	most: 80,
	check: 'courses_par_plausible',
	whose: 'course',
	group: 'course',
	shipped: 'known',
	import: { headers: 'par|golf par|course par|total par|par total|par course' },
	told: 'Its par.',
} as const satisfies FactDefinition;

export const lengthMetres = {
	kind: 'whole',
	label: 'Length',
	column: 'length_metres',
	least: 300,
	most: 15_000,
	unit: 'metres',
	stored: 'integer',
	hint: 'In metres, from the back tees.',
	whose: 'course',
	group: 'course',
	shipped: 'known',
	import: {
		headers: 'length m|length metres|length meters|length|metres|meters|distance m|total metres|lange m',
		yards: 'yards|length yards|length yd|yardage|total yards|distance yards',
	},
	indexed: true,
	page: { part: 'main', order: 20 },
	dialog: 20,
	compare: { order: 50 },
	told: 'Its length in metres, from the back tees.',
	calls: { name: 'length', words: 'Metres and yards, such as “6,218 m (6,800 yd)”.' },
} as const satisfies FactDefinition;

/** Holes and par in words of the club's own; without it they are told as they are. */
export const type = {
	kind: 'text',
	text: 'line',
	label: 'Type',
	column: 'type',
	most: 200,
	hint: 'Printed instead of holes and par.',
	whose: 'course',
	group: 'course',
	import: { headers: 'holes and par|holes and par in words' },
	page: { part: 'main', order: 10 },
	dialog: 10,
	compare: { order: 40 },
	calls: { name: 'type', words: 'Holes and par, such as “18 holes, par 72”.' },
} as const satisfies FactDefinition;
