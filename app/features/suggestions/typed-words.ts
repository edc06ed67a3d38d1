import { foldText } from '#domain/shared/text/fold.ts';

/** A name in parts, of which those that were typed stand out: words that begin with one of the words typed. */
export function partsOf(name: string, typed: string): { text: string; isTyped: boolean }[] {
	const words = foldText(typed).split(' ').filter(Boolean);
	const parts: { text: string; isTyped: boolean }[] = [];
	for (const text of name.split(/([\p{L}\p{N}\p{M}'’]+)/u)) {
		const word = foldText(text);
		const isTyped = word !== '' && words.some((one) => word.startsWith(one));
		const last = parts.at(-1);
		// The blank between two words that were typed goes with them.
		if (last && (last.isTyped === isTyped || word === '')) last.text += text;
		else if (text !== '') parts.push({ text, isTyped });
	}
	return parts;
}
