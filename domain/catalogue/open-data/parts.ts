/** Texts as one, parted by a sign; where the sign stands in one of them there is a backslash before it. */
export const joinParts = (parts: readonly string[], sign: string) =>
	parts.map((part) => part.replace(/\\/g, '\\\\').replaceAll(sign, `\\${sign}`)).join(sign);

/** The texts that `joinParts` has joined; none of nothing. */
export function splitParts(text: string, sign: string): string[] {
	if (text === '') return [];
	const parts = [''];
	for (let at = 0; at < text.length; at++) {
		const letter = text.charAt(at);
		if (letter === sign) parts.push('');
		else parts[parts.length - 1] += letter === '\\' ? text.charAt(++at) : letter;
	}
	return parts;
}
