import type { Field } from '#domain/catalogue/facts/definition.ts';
import { IMPORTED, type ImportedFacts } from '#domain/catalogue/facts/imported.ts';
import { type FactSources, SOURCED } from '#domain/catalogue/facts/sources.ts';
import { readCell, readSource } from '#domain/catalogue/open-data/cells.ts';
import { LIST_SIGN, OPEN_COLUMNS, SOURCE_SIGN } from '#domain/catalogue/open-data/columns.ts';
import { splitParts } from '#domain/catalogue/open-data/parts.ts';
import { isCalendarDay } from '#domain/shared/day.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { readGuarded } from '#domain/shared/text/csv.ts';
import { cleanLine } from '#domain/shared/text/text.ts';
import { creditsOfSource } from '../../credits.ts';
import type { OpenCells, RawRow } from '../files/headers.ts';
import { LONGEST_IMPORTED, type Note, type Refusal } from '../notes.ts';
import type { ImportedCourse, OpenFacts, RowRefusal } from '../rows/imported-course.ts';
import { onlyWhole } from '../rows/read-facts.ts';

/**
 * A row of a file that a site like this one offers. Nothing in it is guessed, turned round or made more plausible: each cell is read
 * as it was written, and what may not stand there is left out and noted.
 */
export function readOpenRow(
	{ line, open: cells, trouble }: RawRow & { open: OpenCells },
	thisYear: number,
): Result<ImportedCourse, RowRefusal> {
	const { read, notes } = readFields(cells, thisYear);
	const [source, sourceId] = [lineOf(cells, 'source'), lineOf(cells, 'id')];
	const refusal = trouble ?? refusalOf(read, source, sourceId);
	if (refusal) {
		const name = lineOf(cells, 'name').slice(0, LONGEST_IMPORTED);
		return failure({ kind: 'refused', refusal, name } as const);
	}
	const sources = readSources(cells);
	return success({
		// The fields that are read are those that files can tell, which is what their type says.
		...(read as ImportedFacts),
		...{ line, club: lineOf(cells, 'club') || null, source, sourceId, toldBy: source, notes },
		credits: creditsOf(source, sources),
		open: { ...readBesides(cells), sources },
	});
}

/** Every field that files can tell, and what was left out. */
function readFields(cells: OpenCells, thisYear: number): { read: Record<string, unknown>; notes: Note[] } {
	const notes: Note[] = [];
	const told = IMPORTED.map(({ name, field, called }) => {
		const cell = cells[HEADERS.get(name) ?? ''] ?? '';
		const value = readCell(field, cell, thisYear);
		if (isLost(field, value, cell)) notes.push({ flag: 'number-dropped', detail: `${called} ${cell.slice(0, 40)}` });
		return [name, value] as const;
	});
	const { read, left } = onlyWhole(Object.fromEntries(told));
	for (const called of left) notes.push({ flag: 'number-dropped', detail: `${called}, of which a part is missing` });
	return { read, notes };
}

const HEADERS: ReadonlyMap<string, string> = new Map(
	OPEN_COLUMNS.flatMap((column) => (column.holds === 'field' ? [[column.name, column.header] as const] : [])),
);

/** Whether a cell says more than was made of it. */
function isLost(field: Field, value: unknown, cell: string): boolean {
	if (cell === '' || value === null) return cell !== '';
	if (Array.isArray(value)) return value.length < splitParts(readGuarded(cell), LIST_SIGN).length;
	return field.kind === 'choice' && String(value) !== cell;
}

function refusalOf(read: Record<string, unknown>, source: string, sourceId: string): Refusal | null {
	if (read.name === null) return 'no-name';
	if (read.country === null) return 'no-place';
	if ((read.latitude === null) !== (read.longitude === null)) return 'bad-position';
	// What came from nowhere cannot be met again.
	return source === '' || sourceId === '' ? 'no-source' : null;
}

/** A cell of one line; empty where it is too long to be kept. */
function lineOf(cells: OpenCells, header: string): string {
	const text = cleanLine(readGuarded(cells[header] ?? ''));
	return text.length > LONGEST_IMPORTED ? '' : text;
}

function readBesides(cells: OpenCells): Omit<OpenFacts, 'sources'> {
	const listed = (header: string) => splitParts(readGuarded(cells[header] ?? ''), LIST_SIGN);
	const closedOn = cells.closed_on ?? '';
	const ids = listed('other_ids').map((id) => splitParts(id, SOURCE_SIGN));
	return {
		slug: slugIn(cells.slug),
		otherAddresses: listed('other_addresses').filter((slug) => slugIn(slug) !== null),
		otherIds: ids.flatMap(([source, id, ...more]) => (source && id && !more.length ? [{ source, source_id: id }] : [])),
		closedOn: isCalendarDay(closedOn) ? closedOn : null,
		clubSlug: slugIn(cells.club_slug),
	};
}

/** The last part of an address; null for what is none. */
const slugIn = (text = '') => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= LONGEST_IMPORTED ? text : null);

function readSources(cells: OpenCells): FactSources {
	const read = OPEN_COLUMNS.flatMap((column) => {
		if (column.holds !== 'source' || !SOURCED.includes(column.fact)) return [];
		const source = readSource(cells[column.header] ?? '');
		return source ? [[column.fact, source] as const] : [];
	});
	return Object.fromEntries(read);
}

/** The lines that the licences of those ask for who told any of it. */
function creditsOf(source: string, sources: FactSources): string[] {
	const called = [source, ...Object.values(sources).map(({ from }) => from)].flatMap(creditsOfSource);
	return [...new Set(called.map(({ line }) => line))];
}
