import type { FactDefinition } from './definition.ts';

/**
 * How well known a course is, as an editor judges it; empty for the many that nobody need know. It orders courses that have no
 * rating, and results of the same name; it is in no rating, and readers see the reason alone.
 */
export const renown = {
	kind: 'choice',
	label: 'Renown',
	column: 'renown',
	choices: [1, 2, 3],
	words: {
		1: '1: known in its country',
		2: '2: known beyond its country',
		3: '3: known to golfers everywhere',
	},
	hint: 'Orders courses without a rating, and results of the same name. It counts in no rating, and needs its reason.',
	check: 'courses_renown_range',
	whose: 'course',
	group: 'course',
	ownMaking: true,
	untold: true,
	shipped: 'known',
	indexed: true,
} as const satisfies FactDefinition;

/** The reason of its renown in a few words, which the page prints: "Venue of The Open". */
export const knownFor = {
	kind: 'text',
	text: 'line',
	label: 'Known for',
	column: 'known_for',
	most: 120,
	hint: 'What anybody can check: championships held, standing in its country. Readers see these words.',
	whose: 'course',
	group: 'course',
	shipped: 'known',
	page: { part: 'further', order: 5, isAsked: false },
} as const satisfies FactDefinition;
