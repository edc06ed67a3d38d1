import type { FactDefinition } from './definition.ts';

/** How a round on foot goes: distances between greens and tees, and climbs. */
export const walkability = {
	kind: 'choice',
	label: 'Walkability',
	column: 'walkability',
	choices: [1, 2, 3, 4],
	words: { 1: 'Easy to walk', 2: 'Some climbs', 3: 'Hilly', 4: 'Hard to walk' },
	check: 'courses_walkability_range',
	whose: 'course',
	group: 'course',
	shipped: 'known',
	import: { headers: 'walkability|walking|walkable' },
	filter: {
		parameter: 'walkability',
		title: 'Walkability',
		order: 60,
		typed: { 1: 'walkable|easy to walk|easy walking|lattgangen|lattgangna' },
		oftenUnknown: true,
	},
	page: { part: 'further', order: 25 },
	dialog: 40,
	compare: { order: 65 },
	card: 40,
	calls: { name: 'walkability', words: 'How a round on foot goes.' },
} as const satisfies FactDefinition;
