import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import type { CourseIndex } from '../../shared/course-index.ts';
import { noRows, putRow, type RowSet } from '../../shared/sets/row-set.ts';
import { isLike, type LikePattern } from './like.ts';

/** What courses are called, and where they lie, as it is printed. */
export type CourseTexts = Record<'name' | 'location', Lines>;

/** A text of every row in small letters, a line each: looking through one long text is quicker than through many short ones. */
type Lines = { text: string; starts: Uint32Array; rows: Uint32Array };

const read = new WeakMap<CourseIndex, Promise<CourseTexts>>();

/**
 * The texts of the courses of an index, read once for it when they are first asked for: what courses are called stays the same
 * for as long as the index does. Throws when the database does, and tries again then.
 */
export function textsOf(index: CourseIndex, db: Database): Promise<CourseTexts> {
	const known = read.get(index);
	if (known) return known;
	const reading = readTexts(index, db);
	read.set(index, reading);
	reading.catch(() => read.delete(index));
	return reading;
}

async function readTexts(index: CourseIndex, db: Database): Promise<CourseTexts> {
	const { id, name, locality, regionName } = courses;
	const found = await db.select({ id, name, locality, regionName }).from(courses);
	const known = found.map((row) => ({ ...row, row: index.rowOf(row.id) })).filter(({ row }) => row >= 0);
	const rows = Uint32Array.from(known, ({ row }) => row);
	return {
		name: linesOf(
			known.map((row) => row.name),
			rows,
		),
		location: linesOf(
			known.map((row) => row.locality ?? row.regionName ?? ''),
			rows,
		),
	};
}

function linesOf(texts: readonly string[], rows: Uint32Array): Lines {
	const lines = texts.map((text) => text.replaceAll('\n', ' ').toLowerCase());
	const starts = new Uint32Array(lines.length + 1);
	lines.forEach((line, at) => {
		starts[at + 1] = (starts[at] ?? 0) + line.length + 1;
	});
	return { text: `${lines.join('\n')}\n`, starts, rows };
}

/** The rows whose line meets the pattern. */
export function rowsLike({ text, starts, rows }: Lines, pattern: LikePattern, size: number): RowSet {
	const met = noRows(size);
	const { needle } = pattern;
	let line = 0;
	while (line < rows.length) {
		const at = text.indexOf(needle, starts[line]);
		if (at < 0) break;
		line = lineAt(starts, at, line);
		const end = (starts[line + 1] ?? 0) - 1;
		if (pattern.isNeedleAlone || isLike(pattern, text.slice(starts[line], end))) putRow(met, rows[line] ?? 0, true);
		line += 1;
	}
	return met;
}

/** The line that a place in the text lies in, which is that of `from` or one after it. */
function lineAt(starts: Uint32Array, place: number, from: number): number {
	if (place < (starts[from + 1] ?? 0)) return from;
	let [low, high] = [from, starts.length - 1];
	while (low + 1 < high) {
		const middle = (low + high) >>> 1;
		if ((starts[middle] ?? 0) <= place) low = middle;
		else high = middle;
	}
	return low;
}
