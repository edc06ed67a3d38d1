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
			'name|title|nom|nombre|naam|namn|navn|nome|nazwa|nimi|nazev|nazov|naziv|nume|nev|isim|pavadinimas|nosaukums|название|наименование|ονομα|名称|名前|名稱|ゴルフ場名|이름|골프장명|full name|display name',
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
	most: 12,
	longest: 200,
	hint: 'One a line.',
	whose: 'course',
	group: 'place',
	merge: 'joined',
	shipped: 'always',
	import: {
		headers:
			'other names|alt name|name en|int name|official name|old name|aliases|alias|short name|aka|also known as|former name|former names|previous name|alternate name|alternate names|alternative name|alternative names',
	},
} as const satisfies FactDefinition;
