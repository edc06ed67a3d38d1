import { formatRating } from '#app/lib/format/format.ts';
import type { MapCluster, MapCourse } from '#domain/catalogue/map/cluster-shapes.ts';
import { type MapTown, TOWNS_FROM_ZOOM } from '#domain/catalogue/map/town-shapes.ts';
import type { LandLabel } from '#domain/geography/land/land-tiles.ts';
import { xOf, yOf } from '#domain/geography/mercator.ts';
import { newWords } from '../../rating/new-words.ts';
import { MARKER_SIDES, markerFace } from '../marker-face.ts';
import { pixelsFromMiddle, type Size, type View, worldPixels } from '../view.ts';
import { createRooms, type Room, type Rooms, SIDES, type Side } from './rooms.ts';

/** What could be named on the map; `lands` are countries and seas. */
export type Named = { lands: readonly LandLabel[]; towns: readonly MapTown[]; clusters: readonly MapCluster[] };

export type NameLook = 'country' | 'sea' | 'city' | 'town' | 'course';

/** A name that is printed: `side` of the place at `right` and `down` of the middle, which is `away` pixels from its middle; null: on it. */
export type PrintedName = {
	key: string;
	text: string;
	look: NameLook;
	side: Side | null;
	right: number;
	down: number;
	away: number;
};

/** How wide a text is in pixels. */
export type Measure = (text: string, look: NameLook) => number;

const LINE_PIXELS = 20;
/** A country's name may be a little wider than its land. */
const ROOM_SHARE = 0.95;
/** From here on the name of every country is printed, also those of small islands. */
const ALL_FROM_ZOOM = 6.5;
/** So far beyond the picture's edge, in its own lengths, names stand ready. */
const BEYOND = 0.3;
/** From the middle of a town to its name: beside its own mark, or beside a marker that stands on it. */
const TOWN_PIXELS = [7, 24];
const TOWN_MARK_PIXELS = 3;
const COURSE_GAP_PIXELS = 4;
/** In lines from the middle of a country or a sea: no farther than what is written there is surely about it. */
const COUNTRY_LINES = [0, 1, -1, 1.6, -1.6];
const SEA_LINES = [0, -1.2, 1.2, -2.4, 2.4];
/** From how many people on a town is a large one, by the zoom. */
const LARGE_FROM = [500_000, 250_000, 100_000, 50_000, 20_000];

type Shown = { view: View; size: Size };
type Candidate = Pick<PrintedName, 'key' | 'text' | 'look'> & { aways: readonly number[]; x: number; y: number };

/**
 * Chooses the names that have room in a view. Countries come first, then large towns, courses by their rating, small towns, and seas, which
 * have the most room; one that would meet another name or a marker stands on another side of its place, or is left out.
 */
export function chooseNames({ lands, towns, clusters }: Named, shown: Shown, measure: Measure): PrintedName[] {
	const { view } = shown;
	const rooms = createRooms();
	for (const room of markerRooms(clusters, shown)) rooms.hold(room);
	const isSea = (label: LandLabel) => label.isSea === true;
	const [countries, seas] = [lands.filter((label) => !isSea(label)), lands.filter(isSea)];
	const named = countries.flatMap((label) => printCountry(label, shown, rooms.take, measure) ?? []);
	const isNear = view.zoom >= TOWNS_FROM_ZOOM;
	const isLarge = ({ population }: MapTown) =>
		population >= (LARGE_FROM[Math.floor(view.zoom) - TOWNS_FROM_ZOOM] ?? LARGE_FROM.at(-1) ?? 0);
	const candidates = isNear
		? [
				...towns.filter(isLarge).map((town) => townName(town, 'city')),
				...courseNames(clusters),
				...towns.filter((town) => !isLarge(town)).map((town) => townName(town, 'town')),
			]
		: [];
	return [
		...named,
		...candidates.flatMap((name) => printBeside(name, shown, rooms, measure) ?? []),
		...seas.flatMap((label) => printSea(label, shown, rooms.take, measure) ?? []),
	];
}

/** A country's name stands in the middle of its land, where that is wide enough. */
function printCountry(label: LandLabel, shown: Shown, take: (room: Room) => boolean, measure: Measure) {
	const long = measure(label.name, 'country');
	const { zoom } = shown.view;
	if (label.room * worldPixels(zoom) * ROOM_SHARE < long && zoom < ALL_FROM_ZOOM) return null;
	return printIn(label, { look: 'country', long, lines: COUNTRY_LINES }, shown, take);
}

/** A sea's name stands where it has room on open water. */
function printSea(label: LandLabel, shown: Shown, take: (room: Room) => boolean, measure: Measure) {
	const long = measure(label.name, 'sea');
	if (label.room * worldPixels(shown.view.zoom) < long) return null;
	return printIn(label, { look: 'sea', long, lines: SEA_LINES }, shown, take);
}

type Written = { look: 'country' | 'sea'; long: number; lines: readonly number[] };

/** In the middle, or a little above or below it where a marker or a name is there; never cut off by the edge of the picture. */
function printIn(
	{ name, x, y }: LandLabel,
	{ look, long, lines }: Written,
	{ view, size }: Shown,
	take: (room: Room) => boolean,
): PrintedName | null {
	const { right, down } = pixelsFromMiddle(view, x, y);
	if (isBeyond(right, down, size)) return null;
	const roomAt = (line: number) => roomAround(right, down + line * LINE_PIXELS, long / 2, LINE_PIXELS / 2);
	const line = lines.find((one) => !isCut(roomAt(one), size) && take(roomAt(one)));
	if (line === undefined) return null;
	return { key: `${look} ${name}`, text: name, look, side: null, right, down: down + line * LINE_PIXELS, away: 0 };
}

/** The name of a town or course stands on the first side of its place that has room for it; no mark of a town in another name. */
function printBeside(
	{ key, text, look, aways, x, y }: Candidate,
	{ view, size }: Shown,
	rooms: Rooms,
	measure: Measure,
): PrintedName | null {
	const { right, down } = pixelsFromMiddle(view, x, y);
	if (isBeyond(right, down, size)) return null;
	const mark = look === 'course' ? null : roomAround(right, down, TOWN_MARK_PIXELS);
	if (mark && rooms.isWritten(mark)) return null;
	const long = measure(text, look);
	// Cut off by the edge of the picture only where no side has room for all of it.
	for (const isEnough of [(room: Room) => isWithin(room, size), () => true]) {
		for (const away of aways) {
			const side = SIDES.find((one) => {
				const room = roomBeside(one, { right, down, away, long });
				return isEnough(room) && rooms.take(room);
			});
			if (!side) continue;
			if (mark) rooms.hold(mark);
			return { key, text, look, side, right, down, away };
		}
	}
	return null;
}

const isWithin = ({ left, right, top, bottom }: Room, { width, height }: Size) =>
	left >= -width / 2 && right <= width / 2 && top >= -height / 2 && bottom <= height / 2;

/** Whether a part of it is seen and a part is not. */
const isCut = (room: Room, size: Size) => !isWithin(room, size) && meets(room, size);

const meets = ({ left, right, top, bottom }: Room, { width, height }: Size) =>
	right > -width / 2 && left < width / 2 && bottom > -height / 2 && top < height / 2;

const isBeyond = (right: number, down: number, { width, height }: Size) =>
	Math.abs(right) > width * (0.5 + BEYOND) || Math.abs(down) > height * (0.5 + BEYOND);

const townName = ({ name, latitude, longitude }: MapTown, look: 'city' | 'town'): Candidate => ({
	key: `town ${name} ${latitude} ${longitude}`,
	text: name,
	look,
	aways: TOWN_PIXELS,
	x: xOf(longitude),
	y: yOf(latitude),
});

/** The best rated first. Several courses have the name of the best of them, with its rating, for which their marker has no room. */
function courseNames(clusters: readonly MapCluster[]): Candidate[] {
	return clusters
		.flatMap((cluster) => {
			const course = cluster.best ?? cluster.courses[0];
			return course ? [{ cluster, course }] : [];
		})
		.sort((a, b) => (b.course.score.value ?? 0) - (a.course.score.value ?? 0))
		.map(({ cluster, course }) => ({
			key: `course ${cluster.id}`,
			text: cluster.count > 1 ? withRating(course) : course.name,
			look: 'course',
			aways: [MARKER_SIDES[markerFace(cluster).look].wide / 2 + COURSE_GAP_PIXELS],
			x: xOf(cluster.longitude),
			y: yOf(cluster.latitude),
		}));
}

/** A rating of few reviews is not printed without the words that stand with it. */
const withRating = ({ name, score }: Pick<MapCourse, 'name' | 'score'>): string =>
	score.value === null || newWords(score) ? name : `${name} ${formatRating(score.value)}`;

/** Where markers stand, which no name may cover. */
function markerRooms(clusters: readonly MapCluster[], { view, size }: Shown): Room[] {
	return clusters.flatMap((cluster) => {
		const { right, down } = pixelsFromMiddle(view, xOf(cluster.longitude), yOf(cluster.latitude));
		const { wide, high } = MARKER_SIDES[markerFace(cluster).look];
		return isBeyond(right, down, size) ? [] : [roomAround(right, down, wide / 2, high / 2)];
	});
}

const roomAround = (right: number, down: number, wide: number, high = wide): Room => ({
	left: right - wide,
	right: right + wide,
	top: down - high,
	bottom: down + high,
});

type Beside = { right: number; down: number; away: number; long: number };

function roomBeside(side: Side, { right, down, away, long }: Beside): Room {
	if (side === 'right') return roomAround(right + away + long / 2, down, long / 2, LINE_PIXELS / 2);
	if (side === 'left') return roomAround(right - away - long / 2, down, long / 2, LINE_PIXELS / 2);
	// Markers are hardly higher than a line.
	const up = LINE_PIXELS / 2 + Math.min(away, LINE_PIXELS * 0.7);
	return roomAround(right, side === 'above' ? down - up : down + up, long / 2, LINE_PIXELS / 2);
}
