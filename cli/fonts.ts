import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { type FontMetrics, readMetrics, withTableOf } from './fonts/sfnt.ts';
import { meanWidth, SYSTEM_FONTS } from './fonts/system-fonts.ts';

/**
 * `node cli/fonts.ts` cuts the fonts to what the site prints and writes them with their style sheet into `app/styles`.
 * The result is committed; it is run again only when a font or this file changes (docs/decisions/0003-fonts.md).
 */

/** What is kept of a font beside its letters. */
const CUT = { noHinting: true, keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'calt'] };

/**
 * First and last code point of what is printed in each file. The style sheet names latin-ext first: where the two overlap
 * the later rule, latin, answers, and a page without Łódź or Šiauliai never asks for the other file.
 */
const SPANS = {
	'latin-ext': [
		[0x100, 0x24f],
		[0x1e00, 0x1eff],
	],
	latin: [
		[0x20, 0xff],
		[0x131, 0x131],
		[0x152, 0x153],
		[0x2013, 0x203a],
		[0x20ac, 0x20ac],
		[0x2122, 0x2122],
		[0x2190, 0x2193],
		[0x2212, 0x2212],
	],
} as const;
type Script = keyof typeof SPANS;

type Face = {
	family: string;
	file: string;
	source: (script: Script) => string;
	style: 'normal' | 'italic';
	weight: string;
	/** The weight whose kerning stands for that of all others. */
	kerning?: number;
	fallbacks: { like: keyof typeof SYSTEM_FONTS; weight: string; axes?: { wght: number } }[];
};

const FACES: Face[] = [
	{
		family: 'Instrument Serif',
		file: 'instrument-serif',
		source: (script) => `@fontsource/instrument-serif/files/instrument-serif-${script}-400-normal.woff2`,
		style: 'normal',
		weight: '400',
		fallbacks: [{ like: 'times', weight: '400' }],
	},
	{
		family: 'Instrument Serif',
		file: 'instrument-serif-italic',
		source: (script) => `@fontsource/instrument-serif/files/instrument-serif-${script}-400-italic.woff2`,
		style: 'italic',
		weight: '400',
		fallbacks: [{ like: 'timesItalic', weight: '400' }],
	},
	{
		family: 'Instrument Sans',
		file: 'instrument-sans',
		source: (script) => `@fontsource-variable/instrument-sans/files/instrument-sans-${script}-wght-normal.woff2`,
		style: 'normal',
		weight: '400 700',
		kerning: 500,
		fallbacks: [
			{ like: 'arial', weight: '400 500', axes: { wght: 400 } },
			{ like: 'arialBold', weight: '600 700', axes: { wght: 600 } },
		],
	},
];

/** Every file of the fonts by its name under `app/styles`, the style sheet among them. */
export async function makeFonts(): Promise<Map<string, Buffer>> {
	const files = new Map<string, Buffer>();
	const rules = ['/* Written by `node cli/fonts.ts`: fonts cut to what is printed, and fallbacks of the same size. */'];
	for (const face of FACES) {
		for (const script of ['latin-ext', 'latin'] as const) {
			const source = await readFile(createRequire(import.meta.url).resolve(face.source(script)));
			const name = `fonts/${face.file}-${script}.woff2`;
			files.set(name, await cutFace(face, source, characters(script)));
			rules.push(faceRule(face, name, unicodeRange(script)));
			if (script === 'latin') rules.push(...(await fallbackRules(face, source)));
		}
	}
	files.set('fonts.css', Buffer.from(`${rules.join('\n\n')}\n`));
	return files;
}

/** The letters of `text`. Kerning that changes with the weight is a quarter of a file, for a fifth of a pixel (see the decision). */
async function cutFace({ kerning }: Face, source: Buffer, text: string): Promise<Buffer> {
	if (kerning === undefined) return subsetFont(source, text, { ...CUT, targetFormat: 'woff2' });
	const varying = await subsetFont(source, text, { ...CUT, targetFormat: 'sfnt' });
	const steady = await subsetFont(source, text, { ...CUT, targetFormat: 'sfnt', variationAxes: { wght: kerning } });
	return subsetFont(withTableOf(varying, 'GPOS', steady), text, { ...CUT, targetFormat: 'woff2' });
}

function faceRule({ family, style, weight }: Face, name: string, range: string): string {
	return rule({
		'font-family': `"${family}"`,
		'font-style': style,
		'font-weight': weight,
		'font-display': 'swap',
		src: `url("./${name}") format("woff2")`,
		'unicode-range': range,
	});
}

/** A system font stretched to the mean width of ours, on our ascent and descent, so that nothing moves when ours comes. */
async function fallbackRules({ family, style, fallbacks }: Face, source: Buffer): Promise<string[]> {
	const rules: string[] = [];
	for (const { like, weight, axes } of fallbacks) {
		const font = await subsetFont(source, characters('latin'), {
			targetFormat: 'sfnt',
			...(axes && { variationAxes: axes }),
		});
		const metrics = readMetrics(font);
		const { local, widths } = SYSTEM_FONTS[like];
		const scale = meanWidth(metrics.width) / meanWidth(widths);
		rules.push(
			rule({
				'font-family': `"${family} fallback"`,
				'font-style': style,
				'font-weight': weight,
				src: local.map((name) => `local("${name}")`).join(', '),
				'size-adjust': percent(scale),
				...overrides(metrics, scale),
			}),
		);
	}
	return rules;
}

const overrides = ({ ascent, descent, lineGap }: FontMetrics, scale: number) => ({
	'ascent-override': percent(ascent / scale),
	'descent-override': percent(descent / scale),
	'line-gap-override': percent(lineGap / scale),
});

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

const rule = (declarations: Record<string, string>) =>
	`@font-face {\n${Object.entries(declarations)
		.map(([property, value]) => `\t${property}: ${value};\n`)
		.join('')}}`;

/** Every character of a file, as one text. */
const characters = (script: Script) =>
	SPANS[script]
		.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
		.join('');

/** "U+20-ff, U+131, …" */
const unicodeRange = (script: Script) =>
	SPANS[script].map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(', ');

if (import.meta.main) {
	const folder = fileURLToPath(new URL('../app/styles/', import.meta.url));
	for (const [name, content] of await makeFonts()) {
		await writeFile(folder + name, content);
		console.log(`${name}\t${content.length.toLocaleString('en-GB')} bytes`);
	}
}
