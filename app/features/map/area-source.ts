import { MAX_ZOOM, type TileArea, tilesOf } from '#domain/geography/map-tiles.ts';
import { latitudeOf, longitudeOf } from '#domain/geography/mercator.ts';
import { boxOf, type Size, type View } from './view.ts';

export type AreaSource = {
	/** Makes sure that what a view shows is there or on its way. */
	want: (view: View, size: Size) => void;
	/** Asks with other filters (the query of an address); what is there goes on standing meanwhile. */
	filter: (filters: string) => void;
	again: () => void;
	stop: () => void;
};

/** What passes some filters in an area. */
type Part = { filters: string; area: TileArea };
type Question = Part & { ending: AbortController };
export type Told<Answer> = { arrived: (answer: Answer, filters: string) => void; failed: () => void };

/** Tiles beyond the picture that are fetched with it, so that a short move needs nothing new. */
const MARGIN_TILES = 1;
const PAUSE_MILLISECONDS = 90;
/** Up to here a marker's neighbours still stand apart, so the next zoom's clusters come a little early. */
const EARLY = 0.3;

/** The zoom whose tiles a view shows. */
export const zoomOf = ({ zoom }: View) => Math.min(MAX_ZOOM, Math.max(0, Math.floor(zoom + EARLY)));

/** Asks a data call of our own for what lies in whole tiles, one question at a time; only the last one counts. */
export function createAreaSource<Answer>(path: string, told: Told<Answer>): AreaSource {
	let filters = '';
	let present: Part | null = null;
	let asking: Question | null = null;
	let wanted: TileArea | null = null;
	let hasFailed = false;

	const isThere = (part: Part | null, area: TileArea) =>
		part !== null && part.filters === filters && holds(part.area, area);
	const ask = async () => {
		// After a failure it is the reader who asks again.
		if (hasFailed || !wanted || isThere(present, wanted) || isThere(asking, wanted)) return;
		asking?.ending.abort();
		const question = { filters, area: widened(wanted), ending: new AbortController() };
		asking = question;
		const answer = await fetchAnswer<Answer>(path, question).catch(() => null);
		if (asking !== question) return;
		[asking, hasFailed] = [null, answer === null];
		if (answer === null) return told.failed();
		present = question;
		told.arrived(answer, question.filters);
	};
	const pause = createPause(ask);
	const leave = () => {
		pause.end();
		asking?.ending.abort();
		asking = null;
	};
	const askSoon = () => {
		if (!wanted) return;
		// An answer for what was wanted meanwhile would take the place of what is shown.
		if (isThere(present, wanted)) leave();
		else pause.begin();
	};

	return {
		want(view, size) {
			wanted = tilesOf(boxOf(view, size), zoomOf(view));
			askSoon();
		},
		filter(next) {
			if (next === filters && present) return;
			filters = next;
			hasFailed = false;
			askSoon();
		},
		again() {
			hasFailed = false;
			askSoon();
		},
		stop: leave,
	};
}

/** Runs something a little later, once for all that ask for it meanwhile. */
function createPause(run: () => void) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const end = () => {
		clearTimeout(timer);
		timer = undefined;
	};
	const over = () => {
		timer = undefined;
		run();
	};
	return {
		begin() {
			timer ??= setTimeout(over, PAUSE_MILLISECONDS);
		},
		end,
	};
}

async function fetchAnswer<Answer>(path: string, { ending: { signal }, ...part }: Question): Promise<Answer> {
	const answer = await fetch(`${path}?${queryOf(part)}`, { signal });
	if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
	// Our own server's answer, made from this very type.
	return (await answer.json()) as Answer;
}

/** Whether one area of the same zoom lies in another, also where they go over the antimeridian. */
function holds(outer: TileArea, inner: TileArea): boolean {
	if (outer.zoom !== inner.zoom || inner.top < outer.top || inner.bottom > outer.bottom) return false;
	const across = 2 ** outer.zoom;
	if (outer.right - outer.left >= across) return true;
	const left = (inner.left - outer.left + across) % across;
	return left + (inner.right - inner.left) <= outer.right - outer.left;
}

function widened({ zoom, left, top, right, bottom }: TileArea): TileArea {
	const across = 2 ** zoom;
	const isWhole = right - left + 2 * MARGIN_TILES >= across;
	return {
		zoom,
		left: isWhole ? 0 : (left - MARGIN_TILES + across) % across,
		right: isWhole ? across : ((left - MARGIN_TILES + across) % across) + right - left + 2 * MARGIN_TILES,
		top: Math.max(0, top - MARGIN_TILES),
		bottom: Math.min(across, bottom + MARGIN_TILES),
	};
}

/** The box in the address lies a little within its tiles, so that no rounding reaches a tile more. */
function queryOf({ filters, area: { zoom, left, top, right, bottom } }: Part): string {
	const across = 2 ** zoom;
	const text = (degrees: number) => degrees.toFixed(5);
	const isWhole = right - left >= across;
	const place = new URLSearchParams({
		west: isWhole ? '-180' : text(longitudeOf((left + 0.3) / across)),
		south: text(latitudeOf((bottom - 0.3) / across)),
		east: isWhole ? '180' : text(longitudeOf((right - 0.3) / across)),
		north: text(latitudeOf((top + 0.3) / across)),
		zoom: String(zoom),
	});
	return `${place}${filters === '' ? '' : `&${filters}`}`;
}
