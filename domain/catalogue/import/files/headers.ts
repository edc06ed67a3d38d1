import { IMPORT_HEADERS, type ImportedColumn } from '#domain/catalogue/facts/imported.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import { isGoneKey, isOtherName } from './osm-keys.ts';
import { OTHERS, type OtherField } from './other-columns.ts';

export type Field = ImportedColumn | OtherField;

/** The cells of one row by what they mean; cells that are empty are not there. */
export type RawValues = Partial<Record<Field, string>>;

/** One row as a reader gives it. `trouble`: it could not be read as one of its kind, and why; its values may be wrong. */
export type RawRow = {
	line: number;
	values: RawValues;
	/** Of a file that a site like this one offers: the cells by the names of their columns, to be read as they were written. */
	open?: OpenCells;
	trouble?: 'ragged' | 'odd-quote' | 'not-a-feature';
};

/** The cells of a row of such a file. */
export type OpenCells = Readonly<Partial<Record<string, string>>>;

export type Meaning = { field: Field; rank: number };

const compact = (header: string) => foldText(header).replaceAll(' ', '');

/** What headers are compared with: case, accents, blanks and underscores do not count, so "CourseName" is "course name". */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
	...OTHERS.flatMap(({ field, headers }) => meaningsOf(field, headers)),
	...IMPORT_HEADERS.flatMap(({ column, headers }) => meaningsOf(column, headers)),
]);

function meaningsOf(field: Field, names: readonly string[]) {
	return names.map((name, rank) => [compact(name), { field, rank }] as const);
}

const LABELS: ReadonlyMap<Field, string> = new Map([
	...OTHERS.map(({ field, label }) => [field, label] as const),
	...IMPORT_HEADERS.map(({ column, label }) => [column, label] as const),
]);

/** Everything that files can tell, and what its columns may be called, for `npm run import -- --columns`. */
export function listColumns(): { label: string; headers: readonly string[] }[] {
	return [...IMPORT_HEADERS, ...OTHERS];
}

/** What a field is called in reports. */
export const labelOf = (field: Field) => LABELS.get(field) ?? field;

/** What a header means, and how much it is believed against others that mean the same (0 is most); null for one nobody needs. */
export function meaningOf(header: string): Meaning | null {
	const raw = header.trim();
	// Tools of OpenStreetMap mark what is no tag.
	if (/^(@|::)id$/i.test(raw)) return { field: 'osmId', rank: 0 };
	if (/^(@|::)type$/i.test(raw)) return { field: 'osmType', rank: 0 };
	if (/^golf:course$/i.test(raw)) return { field: 'holes', rank: 50 };
	if (isOtherName(raw)) return { field: 'otherNames', rank: 50 };
	if (isGoneKey(raw)) return { field: 'gone', rank: 50 };
	return MEANINGS.get(compact(raw)) ?? null;
}

/** Whether a cell says anything: an empty code of a country, or one that a program has made of "NA", leaves it to the next column. */
export const isSaid = (field: Field, cell: string) =>
	field === 'country' ? !/^\s*(|nan|null|none|n\/a|-|undefined)\s*$/i.test(cell) : cell.trim() !== '';

/** Of these all columns that are filled count, not only the most believed. */
const JOINED: ReadonlySet<Field> = new Set(['otherNames', 'gone', 'closed', 'remarks', 'otherKind']);

/** Whether several columns of a field are read as one list. */
export const isJoined = (field: Field) => JOINED.has(field);

/** For each field the numbers of its columns, the most believed first. */
export function mapHeader(header: readonly string[]): Map<Field, number[]> {
	const columns = header
		.map((name, column) => ({ column, meaning: meaningOf(name) }))
		.filter((one): one is { column: number; meaning: Meaning } => one.meaning !== null)
		.sort((a, b) => a.meaning.rank - b.meaning.rank);
	const grouped = Map.groupBy(columns, ({ meaning }) => meaning.field);
	return new Map([...grouped].map(([field, found]) => [field, found.map(({ column }) => column)]));
}
