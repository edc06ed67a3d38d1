/** What a name says of itself: its language, and that it is written from right to left. */
export type NameLanguage = { lang: string; dir?: 'rtl' };

/** Scripts that names are written in beside ours, with the languages that countries write in them; the first is everybody else's. */
const SCRIPTS: { letters: RegExp; lang: string; in?: Record<string, string>; nowhere?: string; dir?: 'rtl' }[] = [
	{ letters: /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu, lang: 'ja' },
	{ letters: /\p{Script=Hangul}/gu, lang: 'ko' },
	{
		letters: /\p{Script=Han}/gu,
		lang: 'zh-Hans',
		in: { japan: 'ja', 'south-korea': 'ko', taiwan: 'zh-Hant', 'hong-kong': 'zh-Hant', macao: 'zh-Hant' },
		nowhere: 'zh',
	},
	{
		letters: /\p{Script=Arabic}/gu,
		lang: 'ar',
		in: { iran: 'fa', afghanistan: 'fa', pakistan: 'ur' },
		dir: 'rtl',
	},
	{ letters: /\p{Script=Hebrew}/gu, lang: 'he', dir: 'rtl' },
	{
		letters: /\p{Script=Cyrillic}/gu,
		lang: 'ru',
		in: {
			belarus: 'be',
			bulgaria: 'bg',
			kazakhstan: 'kk',
			kyrgyzstan: 'ky',
			mongolia: 'mn',
			'north-macedonia': 'mk',
			serbia: 'sr',
			ukraine: 'uk',
		},
	},
	{ letters: /\p{Script=Greek}/gu, lang: 'el' },
	{ letters: /\p{Script=Thai}/gu, lang: 'th' },
	{ letters: /\p{Script=Georgian}/gu, lang: 'ka' },
	{ letters: /\p{Script=Armenian}/gu, lang: 'hy' },
	{ letters: /\p{Script=Myanmar}/gu, lang: 'my' },
];

const BEYOND_LATIN = /(?!\p{Script=Latin})\p{L}/u;
const LETTERS = /\p{L}/gu;

/**
 * The language of a name, from its script and the country it is of (its slug or English name); null for one in our own letters,
 * and where those are most of it. Japanese is told from Chinese by its syllables, else by the country. Where neither says it the
 * name is taken for Chinese, of either kind of characters: courses in Japan have syllables in nearly all of their names, and a voice
 * for the wrong one of the two says more than one for English, which leaves such letters out.
 */
export function languageOf(name: string, country: string | null | undefined): NameLanguage | null {
	// Nearly all names are: they are looked at no further.
	if (!BEYOND_LATIN.test(name)) return null;
	const place = (country ?? '').toLowerCase().replaceAll(' ', '-');
	const found = SCRIPTS.filter(({ letters }) => name.search(letters) >= 0);
	const [script] = found;
	const count = found.reduce((sum, { letters }) => sum + (name.match(letters)?.length ?? 0), 0);
	if (!script || count * 2 < (name.match(LETTERS)?.length ?? 0)) return null;
	const lang = (place ? script.in?.[place] : script.nowhere) ?? script.lang;
	return script.dir ? { lang, dir: script.dir } : { lang };
}
