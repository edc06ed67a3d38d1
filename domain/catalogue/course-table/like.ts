/** A pattern of SQL's LIKE: pieces of text that are there in this order, and `ANY_ONE` for any one character, between gaps. */
export type LikePattern = {
	/** Parts between percent signs, each a list of characters in small letters. */
	parts: readonly (readonly (string | typeof ANY_ONE)[])[];
	/** The longest text that is there wherever the pattern is met; empty where there is none. */
	needle: string;
	/** Whether it is met wherever the needle is. */
	isNeedleAlone: boolean;
};

const ANY_ONE = Symbol('any one character');

/** Reads a pattern: `%` is any text, `_` any one character, a backslash stands before what is meant itself. Case is of no account. */
export function readLike(pattern: string): LikePattern {
	const parts: (string | typeof ANY_ONE)[][] = [[]];
	const characters = pattern.toLowerCase();
	for (let at = 0; at < characters.length; at += 1) {
		const character = characters.charAt(at);
		if (character === '%') parts.push([]);
		else if (character === '_') parts.at(-1)?.push(ANY_ONE);
		else if (character === '\\') parts.at(-1)?.push(characters.charAt(++at));
		else parts.at(-1)?.push(character);
	}
	const texts = parts.flatMap((part) =>
		part
			.map((one) => (one === ANY_ONE ? '\n' : one))
			.join('')
			.split('\n'),
	);
	const needle = texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
	const isOpen = parts.length > 1 && parts[0]?.length === 0 && parts.at(-1)?.length === 0;
	return { parts, needle, isNeedleAlone: isOpen && parts.flat().length === needle.length };
}

/** Whether a text in small letters meets a pattern. Takes no longer than the lengths of both multiplied, whatever they are. */
export function isLike({ parts }: LikePattern, text: string): boolean {
	const [first = [], ...others] = parts;
	if (!isAt(first, text, 0)) return false;
	const last = others.pop();
	if (!last) return first.length === text.length;
	let at = first.length;
	// The first place for each part leaves most room for those after it.
	for (const part of others) {
		while (at + part.length <= text.length && !isAt(part, text, at)) at += 1;
		at += part.length;
		if (at > text.length) return false;
	}
	return text.length - last.length >= at && isAt(last, text, text.length - last.length);
}

const isAt = (part: LikePattern['parts'][number], text: string, at: number) =>
	at + part.length <= text.length && part.every((one, index) => one === ANY_ONE || one === text.charAt(at + index));
