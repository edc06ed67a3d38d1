import type { MapMaker } from '../../geography/map/map-maker.ts';
import { groupThousands } from '../../shared/text/group-thousands.ts';
import { type Glyph, SANS_LETTERS, SERIF_DIGITS } from './glyphs.ts';
import type { Pictured } from './pictured-queries.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** Of the counts below a map. */
const BAND = 170;
const MARGIN = 60;
const COLOURS = { paper: '#f7f3ea', ink: '#17231c', muted: '#586359' } as const;

/** The picture that other sites show with a link to a golfer's page, 1200 by 630, as an SVG document: the map, the counts, or both. */
export function drawGolf({ counts, map }: Pictured, maps: Pick<MapMaker, 'drawLife'>): string {
	const parts = [`<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.paper}"/>`];
	if (map) {
		const size = { width: WIDTH, height: counts ? HEIGHT - BAND : HEIGHT };
		const places = map.map((position) => ({ ...position, isPlayed: true }));
		parts.push(withSize(maps.drawLife(places, size), size));
	}
	if (counts) parts.push(map ? drawBand(counts) : drawAlone(counts));
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join('')}</svg>`;
}

type Counts = NonNullable<Pictured['counts']>;

/** A document in another one is as large as that, where it does not say how large it is. */
const withSize = (document: string, { width, height }: { width: number; height: number }) =>
	document.replace('<svg ', `<svg width="${width}" height="${height}" `);

/** In one line below the map, the number and then what it counts. */
function drawBand(counts: Counts): string {
	const baseline = HEIGHT - 48;
	let x = MARGIN;
	const texts = wordsOf(counts).map(([number, word]) => {
		const [figures, words] = [setText(SERIF_DIGITS, number, 130), setText(SANS_LETTERS, word, 38)];
		const drawn = place(figures.outline, x, baseline, COLOURS.ink);
		x += figures.width + 18;
		const named = place(words.outline, x, baseline, COLOURS.muted);
		x += words.width + MARGIN;
		return drawn + named;
	});
	return `<rect y="${HEIGHT - BAND}" width="${WIDTH}" height="3" fill="${COLOURS.ink}"/>${texts.join('')}`;
}

/** Large and in the middle, each number above what it counts. */
function drawAlone(counts: Counts): string {
	const columns = wordsOf(counts).map(([number, word]) => {
		const [figures, words] = [setText(SERIF_DIGITS, number, 330), setText(SANS_LETTERS, word, 48)];
		return { figures, words, width: Math.max(figures.width, words.width) };
	});
	const gap = 2 * MARGIN;
	let x = (WIDTH - columns.reduce((sum, { width }) => sum + width, 0) - gap) / 2;
	const texts = columns.map(({ figures, words, width }) => {
		const drawn = place(figures.outline, x, 390, COLOURS.ink) + place(words.outline, x, 480, COLOURS.muted);
		x += width + gap;
		return drawn;
	});
	return texts.join('');
}

const wordsOf = ({ courses, countries }: Counts): [number: string, word: string][] => [
	[groupThousands(courses), courses === 1 ? 'course' : 'courses'],
	[groupThousands(countries), countries === 1 ? 'country' : 'countries'],
];

type SetText = { outline: string; width: number };

/** A text as outlines beside each other from nought on. */
function setText(glyphs: Readonly<Record<string, Glyph>>, text: string, size: number): SetText {
	const scale = size / 1000;
	let x = 0;
	const drawn = [...text].map((letter) => {
		const glyph = glyphs[letter];
		if (!glyph) throw new Error(`there is no outline of "${letter}"`);
		const path = `<path transform="translate(${x})" d="${glyph.outline}"/>`;
		x += glyph.width;
		return path;
	});
	return { outline: `<g transform="scale(${scale})">${drawn.join('')}</g>`, width: x * scale };
}

const place = (outline: string, x: number, y: number, fill: string) =>
	`<g transform="translate(${Math.round(x)} ${y})" fill="${fill}">${outline}</g>`;
