import type { Field, RawValues } from '../files/headers.ts';
import type { Note, Refusal } from '../notes.ts';

/** What stands where a letter could not be read. */
const LOST = '\ufffd';
/** UTF-8 that was once read as Windows-1252 and written again: "GÃ¶teborg". */
const TWICE_ENCODED =
	/[\u00c2-\u00f4\u0152\u0160\u017d][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u2122\u20ac]/;
const QUESTION_IN_WORD = /\p{L}\?\p{L}/u;
const NAMES: readonly Field[] = ['name', 'courseName', 'club', 'otherNames'];
const TEXTS: readonly Field[] = [...NAMES, 'locality', 'region', 'architect', 'country', 'operator'];

export type Letters = { values: RawValues; refusal: Refusal | null; notes: Note[] };

/**
 * Looks for what other programs have done to letters before: those that were encoded twice are read back; a name with letters that
 * are lost is refused, any other text left out.
 */
export function lettersOf(values: RawValues): Letters {
	if (!TEXTS.some((field) => isOdd(values[field]))) return { values, refusal: null, notes: [] };
	const read: RawValues = { ...values };
	const notes: Note[] = [];
	for (const field of TEXTS) {
		const text = values[field];
		if (text === undefined) continue;
		const mended = TWICE_ENCODED.test(text) ? readBack(text) : text;
		read[field] = mended;
		if (mended.includes(LOST) && !NAMES.includes(field)) {
			delete read[field];
			notes.push({ flag: 'letters-lost', detail: field });
		} else if (QUESTION_IN_WORD.test(mended)) notes.push({ flag: 'letters-doubtful', detail: mended.slice(0, 60) });
	}
	const isNameLost = NAMES.some((field) => read[field]?.includes(LOST));
	return { values: read, refusal: isNameLost ? 'letters-lost' : null, notes };
}

const isOdd = (text = '') => text.includes(LOST) || TWICE_ENCODED.test(text) || QUESTION_IN_WORD.test(text);

/** The text as it was before it was encoded once more; unchanged where its letters are no such bytes. */
function readBack(text: string): string {
	const bytes = Array.from(text, (letter) => WINDOWS_1252.get(letter) ?? letter.codePointAt(0) ?? 0);
	if (bytes.some((byte) => byte > 255)) return text;
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
	} catch {
		return text;
	}
}

const WINDOWS_1252: ReadonlyMap<string, number> = new Map(
	Array.from(
		{ length: 32 },
		(_, at) => [new TextDecoder('windows-1252').decode(Uint8Array.of(128 + at)), 128 + at] as const,
	),
);
