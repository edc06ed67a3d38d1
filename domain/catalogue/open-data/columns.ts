import type { Field } from '../facts/definition.ts';
import { FACTS, type FactKey } from '../facts/facts.ts';
import { type FactName, fieldsOf, writtenName } from '../facts/fields.ts';
import { SOURCED } from '../facts/sources.ts';

/** What the file tells of a course besides its facts. */
export const ABOUT_COURSE = {
	source:
		'Where the course came from first: fescue (our catalogue), osm, opengolfapi, suggestion, or a file by its name.',
	id: 'What it is called there, such as osm:way/123. With the source it is the course’s alone.',
	other_ids: 'Where it came from as well, each source with what it is called there, joined as in osm|osm:way/123.',
	other_addresses: 'The last parts of the addresses that it had before; they lead to it.',
	closed_on: 'The day since which it can no longer be played.',
	club: 'Whose course it is, where that is known.',
	club_slug: 'The last part of the address of the club’s page: the same in all its courses.',
} as const;

export type AboutCourse = keyof typeof ABOUT_COURSE;

/** A column of the file: a field of a fact, where a fact is from, or what there is besides. */
export type OpenColumn = { header: string } & (
	| { holds: 'field'; fact: FactKey; name: FactName; field: Field }
	| { holds: 'source'; fact: FactKey }
	| { holds: 'about'; about: AboutCourse }
);

/** Lists within a cell are parted by this, and the parts of a source by the other. */
export const [LIST_SIGN, SOURCE_SIGN] = [';', '|'];

/** What no file brings stays here: a picture is an address on this site, and renown is the word of its editors. */
const isOpen = (fact: FactKey) => 'import' in FACTS[fact];

/** Every column of the file, in its order: the address, what is told besides facts, and each fact with where it is from. */
export const OPEN_COLUMNS: readonly OpenColumn[] = [
	...columnsOf('slug'),
	...(Object.keys(ABOUT_COURSE) as AboutCourse[]).map((about) => ({ header: about, holds: 'about', about }) as const),
	...(Object.keys(FACTS) as FactKey[]).filter(isOpen).flatMap(columnsOf),
];

function columnsOf(fact: FactKey): OpenColumn[] {
	const own = fieldsOf(fact).map((field) => ({ header: writtenName(field.name), holds: 'field', ...field }) as const);
	const source = { header: `${writtenName(fact as FactName)}_source`, holds: 'source', fact } as const;
	return SOURCED.includes(fact) ? [...own, source] : own;
}

/** The columns by which a file is known as one of ours. */
const MARKS = ['slug', 'source', 'id', 'closed_on', 'name_source', 'country_source'];

/** Whether a table is such a file, by its header. */
export const isOpenHeader = (cells: readonly string[]) => MARKS.every((mark) => cells.includes(mark));
