import { foldText } from '#domain/shared/text/fold.ts';
import { readWhole } from './numbers.ts';

/** What is counted in words such as "18 Holes" and "Par 72". */
export type Counted = 'holes' | 'par';

/** `several`: one of a list was taken. `other`: what the cell tells of the other of the two. */
export type Count = { value: number | null; several: boolean; other: number | null };

const HOLES = words(`
	hole holes hål hal hål hålsbana hull huller hulls loch löcher lochplatz trou trous buca buche hoyo hoyos agujeros buraco buracos
	gat gaten reikä reikää väylää dołek dołki dołków jamek jamky jamka auk rada ホール 홀 洞 หลุม лунок лунки delik lyuk gropi
`);
const PAR = words('par p パー 파 标准杆');
/** Words that may stand beside a number and say nothing else of it. */
const BESIDE = words('golf course courses platz bana championship regulation total full size length no of x');
const SPELT: Readonly<Record<string, string>> = {
	nine: '9',
	eighteen: '18',
	'twenty seven': '27',
	'thirty six': '36',
};

/**
 * The number of holes, or the par, that a cell tells: "18", "18 Holes", "18 hål", "18_hole", "Par 72", "27 (3x9)", "18 + 9". Of a list
 * of several the most holes count, and the first par. A number whose words say that it is the other one is handed over as that.
 */
export function readCount(raw: string, wanted: Counted): Count {
	const whole = readWhole(raw);
	if (whole !== null || raw === '') return { value: whole, several: false, other: null };
	const said = raw.normalize('NFKC').replace(/\([^)]*\)/g, ' ');
	const parts = said
		.split(/[;/|&\n]|,(?!\d)|\b(?:and|und|och|et|y|e)\b/iu)
		.map(readPart)
		.filter((part) => part !== null);
	const found = parts.flat();
	const own = found.filter(({ of }) => of === wanted || of === null).map(({ value }) => value);
	const others = found.filter(({ of }) => of !== wanted && of !== null).map(({ value }) => value);
	const value = wanted === 'holes' && own.length > 0 ? Math.max(...own) : (own[0] ?? null);
	return { value, several: own.length > 1, other: others[0] ?? null };
}

type Told = { value: number; of: Counted | null };

/** What one part of a cell says; null where it holds a word that is not understood. */
function readPart(part: string): Told[] | null {
	if (/\d[.,]\d/.test(part)) return null;
	const text = ` ${foldText(part.replace(/\+/g, ' plus ').replace(/(\d)\s*[x×]\s*(\d)/g, '$1 times $2'))} `
		.replace(/(\d)(\p{L})/gu, '$1 $2')
		.replace(/(\p{L})(\d)/gu, '$1 $2')
		.replace(/\b(nine|eighteen|twenty seven|thirty six)\b/g, (word) => SPELT[word] ?? word)
		.replace(/(\d+) times (\d+)/g, (_, a: string, b: string) => String(Number(a) * Number(b)))
		.trim();
	const sum = /^(\d+(?: plus \d+)+)(.*)$/.exec(text);
	const added = sum
		? `${(sum[1] ?? '').split(' plus ').reduce((total, one) => total + Number(one), 0)}${sum[2]}`
		: text;
	return readWords(added.split(' ').filter(Boolean));
}

/** Each number takes the word before it or behind it, "par 72" and "18 holes". */
function readWords(said: readonly string[]): Told[] | null {
	const told: Told[] = [];
	let before: Counted | null = null;
	for (const word of said) {
		const of = HOLES.has(word) ? 'holes' : PAR.has(word) ? 'par' : null;
		const last = told.at(-1);
		if (/^\d{1,3}$/.test(word)) {
			told.push({ value: Number(word), of: before });
			before = null;
		} else if (of !== null && last?.of === null) last.of = of;
		else if (of !== null) before = of;
		else if (!BESIDE.has(word)) return null;
	}
	return told;
}

function words(list: string): ReadonlySet<string> {
	return new Set(list.split(/\s+/).filter(Boolean).map(foldText));
}
