import type { FactDefinition } from './definition.ts';

export const forwardTeesMetres = {
	kind: 'whole',
	label: 'Forward tees',
	column: 'forward_tees_metres',
	least: 300,
	most: 15_000,
	unit: 'metres',
	check: 'courses_forward_tees_range',
	hint: 'The length from them, in metres.',
	whose: 'course',
	group: 'course',
	shipped: 'known',
	import: {
		headers: 'forward tees m|forward tees metres|forward tees meters|forward tees|front tees|red tees',
		yards: 'forward tees yards|forward tees yd|front tees yards|red tees yards',
	},
	filter: {
		parameter: 'forward-tees',
		title: 'Length from the forward tees',
		order: 70,
		ranges: [
			{ value: 'short', words: 'Under 4,500 m', most: 4_499 },
			{ value: 'medium', words: '4,500 to 5,000 m', most: 5_000 },
			{ value: 'long', words: 'Over 5,000 m' },
		],
	},
	page: { part: 'further', order: 27 },
	dialog: 25,
	compare: { order: 55 },
	calls: { name: 'forward_tees', words: 'Its length from the forward tees, as that of the course.' },
} as const satisfies FactDefinition;
