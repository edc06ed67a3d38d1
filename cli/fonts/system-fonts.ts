/**
 * The fonts of the reader's own machine that stand in until ours are there, with the advances of a to z and the space in
 * thousandths of an em, from Adobe's published metrics of the core fonts. Times New Roman and Liberation Serif have the
 * widths of Times; Arial and Liberation Sans those of Helvetica.
 */
export const SYSTEM_FONTS = {
	times: {
		local: ['Times New Roman', 'Times', 'Liberation Serif'],
		widths: widths(
			'444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444',
			250,
		),
	},
	timesItalic: {
		local: ['Times New Roman Italic', 'Times Italic', 'Liberation Serif Italic'],
		widths: widths(
			'500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444 667 444 444 389',
			250,
		),
	},
	arial: {
		local: ['Arial', 'Helvetica', 'Liberation Sans', 'Roboto'],
		widths: widths(
			'556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500',
			278,
		),
	},
	arialBold: {
		local: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Roboto Bold'],
		widths: widths(
			'556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500',
			278,
		),
	},
} as const;

/** How often letters and spaces occur in English text, in thousandths. */
const FREQUENCY: Record<string, number> = {
	' ': 183,
	e: 102,
	t: 74,
	a: 67,
	o: 62,
	i: 57,
	n: 57,
	s: 53,
	h: 50,
	r: 49,
	d: 35,
	l: 33,
	u: 23,
	c: 22,
	m: 20,
	w: 18,
	f: 19,
	g: 16,
	y: 14,
	p: 15,
	b: 12,
	v: 8,
	k: 6,
	x: 1,
	j: 1,
	q: 1,
	z: 1,
};

/** Mean advance of English text, in parts of the em. */
export function meanWidth(width: (character: string) => number): number {
	const letters = Object.entries(FREQUENCY);
	const total = letters.reduce((sum, [, times]) => sum + times, 0);
	return letters.reduce((sum, [letter, times]) => sum + times * width(letter), 0) / total;
}

function widths(letters: string, space: number): (character: string) => number {
	const list = letters.split(' ').map(Number);
	return (character) => (character === ' ' ? space : (list[character.charCodeAt(0) - 97] ?? 0)) / 1000;
}
