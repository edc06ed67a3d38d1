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

/**
 * Half-transparent inks, so that a map suits any paper; where the picture knows that it hangs on a dark page, the inks
 * are those of the night.
 */
const INKS = `:root{color-scheme:light dark}.o{fill:#8f8871;fill-opacity:.2;stroke:#8f8871;stroke-opacity:.55}.w{fill:#3f8463;fill-opacity:.3;stroke:#2f6d50;stroke-width:1.5}path{stroke-linejoin:round}.d{fill:none;stroke:#c8452f;stroke-opacity:.82;stroke-linecap:round}.h{fill:#c8452f;fill-opacity:.16;stroke:#c8452f}.p{fill:#c8452f;stroke:#fffdf8;stroke-width:2.5}.s{fill:none;stroke:#6a756c;stroke-width:2}text{fill:#626d64;font:20px system-ui,sans-serif}@media(prefers-color-scheme:dark){.w{fill:#8fcbaf;fill-opacity:.22;stroke:#8fcbaf;stroke-opacity:.8}.d{stroke:#f0806a}.h{fill:#f0806a;stroke:#f0806a}.p{fill:#f0806a;stroke:#0f1613}.s{stroke:#a9b3aa}text{fill:#a9b3aa}}`;

/** A whole map as an SVG document of its own. */
export function drawSheet({ size = MAP_SIZE, own, others, marks, kilometres }: Sheet): string {
	const { width, height } = size;
	const land = `${path('o', others)}${path('w', own)}`;
	const scale = kilometres ? drawScale(kilometres, size) : '';
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${INKS}</style>${land}${marks}${scale}</svg>`;
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
