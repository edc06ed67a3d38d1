/** Letters and digits that can be taken for a Latin letter, by the letter they look like. */
const CONFUSABLES: Record<string, string> = {
	a: 'аαɑ4@',
	b: 'ьвβ8',
	c: 'сϲ',
	d: 'ԁ',
	e: 'еёєε3',
	f: 'ғϝ',
	g: 'ɡԍ9',
	h: 'һнη',
	i: 'іїιıl1!|ӏ',
	j: 'јϳ',
	k: 'кκ',
	m: 'мμ',
	n: 'пη',
	o: 'оοσө0',
	p: 'рρ',
	q: 'ԛ',
	r: 'гᴦ',
	s: 'ѕ5$',
	t: 'тτ7',
	u: 'υцս',
	v: 'ѵν',
	w: 'ԝшωѡ',
	x: 'хχ',
	y: 'уүγ',
	z: 'ʐ2',
};

const LATIN: ReadonlyMap<string, string> = new Map(
	Object.entries(CONFUSABLES).flatMap(([letter, looks]) => [...looks].map((look) => [look, letter] as const)),
);

/**
 * A text's skeleton, as Unicode calls it (UTS 39): letters and digits alone, each as the Latin letter it resembles. Two texts
 * of one skeleton can be taken for each other (S56). "Аdm1n" with a Cyrillic А → "admin"; an l looks like an i.
 */
export function skeletonOf(text: string): string {
	const plain = text
		.normalize('NFKD')
		.replace(/\p{M}+/gu, '')
		.toLowerCase();
	return [...plain].map((character) => LATIN.get(character) ?? character.replace(/[^\p{L}\p{N}]/u, '')).join('');
}

/** Whether one word mixes letters of alphabets that look alike: no language does, impostors do. */
export function mixesAlphabets(text: string): boolean {
	return text
		.normalize('NFKC')
		.split(/[^\p{L}\p{M}]+/u)
		.some((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1);
}

const ALPHABETS = [
	/\p{Script=Latin}/u,
	/\p{Script=Cyrillic}/u,
	/\p{Script=Greek}/u,
	/\p{Script=Armenian}/u,
	/\p{Script=Cherokee}/u,
];
