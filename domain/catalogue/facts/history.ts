import type { FactDefinition } from './definition.ts';

export const architect = {
	kind: 'text',
	text: 'line',
	label: 'Architect',
	column: 'architect',
	most: 200,
	whose: 'course',
	group: 'course',
	shipped: 'known',
	import: { headers: 'architect|designer|course architect|golf course architect|design|designed by' },
	page: { part: 'further', order: 10 },
	compare: { order: 80 },
} as const satisfies FactDefinition;

export const openedYear = {
	kind: 'year',
	label: 'Opened',
	column: 'opened_year',
	least: 1400,
	ahead: 5,
	hint: 'The year.',
	whose: 'course',
	group: 'course',
	shipped: 'known',
	import: {
		headers: 'opened year|year|founded|opened|year opened|opening year|year built|established|start date|built',
		called: 'year',
	},
	page: { part: 'further', order: 20 },
	compare: { order: 90 },
} as const satisfies FactDefinition;
