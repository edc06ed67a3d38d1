import { BOOK_FORMAT, MARK_NAMES, ROUND_NAMES } from './columns.ts';
import { type BookFault, fileOf, type GivenBook, type GivenLine, quote, unreadable } from './given-book.ts';
import { BOOK_LIMITS, BOOK_WORDS } from './limits.ts';
import type { Place } from './read-table.ts';

/** What it holds beside the words that say what it is, each with the names of its entries. */
const PARTS = { marks: MARK_NAMES, rounds: ROUND_NAMES } as const;

type Part = keyof typeof PARTS;

/** A book from the JSON of the download. */
export function readBookJson(text: string, { before, isDamaged }: Place): GivenBook {
	const where = fileOf(before);
	if (isDamaged) return unreadable(where, 'its letters are not UTF-8');
	const parsed = parse(text);
	if (!parsed.ok) return unreadable(where, `it is no whole JSON: ${parsed.message}`);
	const { value } = parsed;
	if (!isObject(value) || value.format !== BOOK_FORMAT.format)
		return unreadable(where, `it does not say "format": "${BOOK_FORMAT.format}"`);
	if (value.version !== BOOK_FORMAT.version)
		return unreadable(
			where,
			`it is of another version than ${BOOK_FORMAT.version}, which is the one that is read here`,
		);
	const faults: BookFault[] = [];
	const known = [...Object.keys(BOOK_FORMAT), ...Object.keys(PARTS)];
	for (const name of Object.keys(value)) {
		if (!known.includes(name))
			faults.push({ at: where, field: quote(name), message: `there is no such part. There are: ${known.join(', ')}` });
	}
	const [marks, rounds] = [linesOf(value, 'marks', before), linesOf(value, 'rounds', before)];
	return { marks: marks.lines, rounds: rounds.lines, faults: [...faults, ...marks.faults, ...rounds.faults] };
}

function parse(text: string): { ok: true; value: unknown } | { ok: false; message: string } {
	try {
		return { ok: true, value: JSON.parse(text) };
	} catch (error) {
		const [, line] = /\(line (\d+)/.exec(String(error)) ?? [];
		return { ok: false, message: line ? `line ${line} breaks off or holds a letter too many` : 'it breaks off' };
	}
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function linesOf(
	book: Record<string, unknown>,
	part: Part,
	before: string,
): { lines: GivenLine[]; faults: BookFault[] } {
	const entries = book[part] ?? [];
	const fault = (at: string, field: string | null, message: string): BookFault => ({ at, field, message });
	if (!Array.isArray(entries)) return { lines: [], faults: [fault(`${before}${part}`, null, 'it is no list')] };
	if (entries.length > BOOK_LIMITS.lines)
		return { lines: [], faults: [fault(`${before}${part}`, null, `it has more than ${BOOK_WORDS.lines}`)] };
	const lines: GivenLine[] = [];
	const faults: BookFault[] = [];
	for (const [index, entry] of entries.entries()) {
		const at = `${before}${part}, entry ${index + 1}`;
		if (!isObject(entry)) {
			faults.push(fault(at, null, 'it is no object'));
			continue;
		}
		const cells: Record<string, string> = {};
		for (const [name, value] of Object.entries(entry)) {
			const names: readonly string[] = PARTS[part];
			if (!names.includes(name))
				faults.push(fault(at, quote(name), `there is no such name. There are: ${names.join(', ')}`));
			else if (value === null) cells[name] = '';
			else if (typeof value === 'string' || typeof value === 'number') cells[name] = String(value);
			else faults.push(fault(at, name, 'it is neither a text nor a number nor null'));
		}
		lines.push({ at, cells });
	}
	return { lines, faults };
}
