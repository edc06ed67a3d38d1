/** Reads a text from its start to its end. Nothing in PostgREST's queries needs more than one character ahead. */
export type Reader = {
	/** The characters that are still to be read. */
	rest: () => string;
	isAtEnd: () => boolean;
	/** Takes these characters if they come next. */
	take: (characters: string) => boolean;
	/** A name, as it stands or within quotation marks; null where none comes next. */
	name: () => string | null;
	/** The value of a condition within parentheses: up to the next comma or closing parenthesis, or within quotation marks. */
	value: () => string;
};

const NAME = /[A-Za-z_]\w*/y;
/** Within quotation marks a backslash stands before a quotation mark or backslash that is meant itself. */
const QUOTED = /"((?:[^"\\]|\\.)*)"/suy;
const UNQUOTED = /[^,)]*/y;

/** A reader of the text. */
export function createReader(text: string): Reader {
	let at = 0;
	const match = (pattern: RegExp) => {
		pattern.lastIndex = at;
		return pattern.exec(text);
	};
	const quoted = (): { value: string; end: number } | null => {
		const found = match(QUOTED);
		return found ? { value: (found[1] ?? '').replace(/\\(.)/gsu, '$1'), end: at + found[0].length } : null;
	};
	return {
		rest: () => text.slice(at),
		isAtEnd: () => at === text.length,
		take(characters) {
			if (!text.startsWith(characters, at)) return false;
			at += characters.length;
			return true;
		},
		name() {
			const inQuotes = quoted();
			const end = inQuotes?.end ?? at + (match(NAME)?.[0].length ?? 0);
			const name = inQuotes?.value ?? text.slice(at, end);
			at = end;
			return name === '' ? null : name;
		},
		value() {
			const inQuotes = quoted();
			// As in PostgREST, what only begins like a quoted value is none.
			if (inQuotes && (inQuotes.end === text.length || ',)'.includes(text.charAt(inQuotes.end)))) {
				at = inQuotes.end;
				return inQuotes.value;
			}
			const [value = ''] = match(UNQUOTED) ?? [];
			at += value.length;
			return value;
		},
	};
}
