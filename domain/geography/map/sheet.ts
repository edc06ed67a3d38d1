import { MAP_SIZE } from './frame.ts';

type Sheet = {
	size?: { width: number; height: number };
	own: string;
	others: string;
	/** What lies on the land, as SVG. */
	marks: string;
	/** What the width shows; leaves the scale out where there is none. */
	kilometres?: number;
};

/** Colours of all maps by day and by night, in which the sea is the lighter: land differs from it by 3:1 and more. */
export const MAP_COLOURS = {
	land: { day: '#fbf8ef', night: '#141c18' },
	/** Of the country that a map is of, which has a heavier outline too. */
	own: { day: '#f0faf0', night: '#182620' },
	sea: { day: '#76949b', night: '#4d727e' },
	/** Where courses are: it stands out from land and sea alike. */
	pin: { day: '#12382b', night: '#f1ecdf' },
} as const;

const { land, own, sea, pin } = MAP_COLOURS;

/**
 * The sea is drawn too, so that a map suits any page, also in a browser that does not tell pictures whether they hang on a
 * light or a dark one.
 */
const INKS = `:root{color-scheme:light dark}.b{fill:${sea.day}}.o{fill:${land.day};stroke:#8f8871}.w{fill:${own.day};stroke:#2f6d50;stroke-width:2}path{stroke-linejoin:round}.d{fill:none;stroke:${pin.day};stroke-opacity:.86;stroke-linecap:round}.e{fill:none;stroke:${land.day};stroke-linecap:round}.h{fill:${pin.day};fill-opacity:.16;stroke:${pin.day}}.p{fill:${pin.day};stroke:${land.day};stroke-width:2.5}.s{fill:none;stroke:#17231c;stroke-width:2}text{fill:#17231c;paint-order:stroke;stroke:${land.day};stroke-width:4;stroke-linejoin:round;font:20px system-ui,sans-serif}@media(prefers-color-scheme:dark){.b{fill:${sea.night}}.o{fill:${land.night};stroke:#4a5a52}.w{fill:${own.night};stroke:#8fcbaf}.d{stroke:${pin.night}}.e{stroke:${land.night}}.h{fill:${pin.night};stroke:${pin.night}}.p{fill:${pin.night};stroke:${land.night}}.s{stroke:#f1ecdf}text{fill:#f1ecdf;stroke:${land.night}}}`;

/** A whole map as an SVG document of its own. */
export function drawSheet({ size = MAP_SIZE, own, others, marks, kilometres }: Sheet): string {
	const { width, height } = size;
	const ground = `<rect class="b" width="100%" height="100%"/>${path('o', others)}${path('w', own)}`;
	const scale = kilometres ? drawScale(kilometres, size) : '';
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${INKS}</style>${ground}${marks}${scale}</svg>`;
}

const path = (name: string, text: string) => (text ? `<path class="${name}" d="${text}"/>` : '');

const ROUND_LENGTHS = [1, 2, 5];

/** The longest round number of kilometres that is at most a quarter of the width. */
export function scaleLength(kilometres: number): number {
	const most = kilometres / 4;
	const power = 10 ** Math.floor(Math.log10(most));
	return (ROUND_LENGTHS.findLast((length) => length * power <= most) ?? 1) * power;
}

function drawScale(kilometres: number, { width, height }: { width: number; height: number }): string {
	const length = scaleLength(kilometres);
	const long = Math.round((length / kilometres) * width);
	const words = `${length.toLocaleString('en-GB')} km`;
	return `<path class="s" d="M20 ${height - 28}v8h${long}v-8"/><text x="20" y="${height - 38}">${words}</text>`;
}
