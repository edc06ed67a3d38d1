const LETTERS: Record<string, string> = {
	ø: 'o',
	æ: 'ae',
	œ: 'oe',
	ß: 'ss',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	ł: 'l',
	ı: 'i',
	ħ: 'h',
};

/**
 * The form in which names are compared: lower case, accents and apostrophes gone, letters such as ø and ß spelt out,
 * everything that is neither letter nor digit a single blank. "Bro Hof Slott – Höllviken" → "bro hof slott hollviken".
 */
export function foldText(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/\p{M}+/gu, '')
		.toLowerCase()
		.replace(/[øæœßđðþłıħ]/g, (letter) => LETTERS[letter] ?? letter)
		.replace(/['’‘`´]/g, '')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
