import type { Field, RawValues } from '../files/headers.ts';
import { LONGEST_IMPORTED, type Note } from '../notes.ts';
import { cleanText } from './clean-text.ts';

/** Names may be longer than is kept, to be refused for that; lists of them, and paragraphs, are longer by nature. */
const UNLIMITED: ReadonlySet<Field> = new Set(['name', 'courseName', 'club', 'otherNames', 'description']);
const PLACES: ReadonlySet<Field> = new Set(['locality', 'region', 'country']);

/** Cleans the texts of a row and remembers what had to be taken out of them. */
export class TextReader {
	readonly #values: RawValues;
	#markup = false;
	readonly #formulas = new Set<Field>();
	readonly #tooLong = new Set<Field>();

	constructor(values: RawValues) {
		this.#values = values;
	}

	/** A cleaned text of at most `LONGEST_IMPORTED` characters (names may be longer); null for nothing. */
	read(field: Field): string | null {
		const raw = this.#values[field];
		if (raw === undefined) return null;
		const { text, markup, formula } = cleanText(raw, PLACES.has(field));
		if (markup) this.#markup = true;
		if (formula) this.#formulas.add(field);
		if (text.length <= LONGEST_IMPORTED || UNLIMITED.has(field)) return text === '' ? null : text;
		this.#tooLong.add(field);
		return null;
	}

	/** Whether a name could not be read since it is a formula. */
	isNameFormula(): boolean {
		return (['name', 'courseName', 'club'] as const).some((field) => this.#formulas.has(field));
	}

	notes(): Note[] {
		const formulas = [...this.#formulas].map((field): Note => ({ flag: 'formula-removed', detail: field }));
		const long = [...this.#tooLong].map((field): Note => ({ flag: 'text-dropped', detail: field }));
		return [...(this.#markup ? [{ flag: 'markup-removed' } as const] : []), ...formulas, ...long];
	}
}
