import type { FactDefinition } from './definition.ts';

export const name = {
	kind: 'text',
	text: 'name',
	label: 'Name',
	column: 'name',
	most: 200,
	required: true,
	whose: 'course',
	group: 'place',
	merge: 'stays',
	toldElsewhere: true,
	shipped: 'always',
	import: {
		headers:
			'name|course name|course|club name|club|golf course|golf club|golf course name|facility|facility name|title|nom|nombre|naam|namn|navn',
	},
} as const satisfies FactDefinition;

export const slug = {
	kind: 'text',
	text: 'slug',
	label: 'Address',
	column: 'slug',
	most: 80,
	required: true,
	hint: 'The last part of its address.',
	whose: 'course',
	group: 'place',
	ownMaking: true,
	merge: 'stays',
	toldElsewhere: true,
} as const satisfies FactDefinition;

export const otherNames = {
	kind: 'lines',
	label: 'Other names',
	column: 'other_names',
	most: 5,
	longest: 200,
	hint: 'One a line.',
	whose: 'course',
	group: 'place',
	merge: 'joined',
	shipped: 'always',
	import: { headers: 'other names|alt name|name en|int name|official name|old name|aliases|short name' },
} as const satisfies FactDefinition;
