import { haversineKilometres, type Position } from '../distance.ts';
import type { Frame } from './frame.ts';
import { MAP_COLOURS } from './sheet.ts';

/** A place on a way, with the number that it has in a list. */
export type WayStop = Position & { name: string; number: number };

type Point = { x: number; y: number };
type Box = { left: number; top: number; right: number; bottom: number };

const RADIUS = 17;
const LETTER = 10.5;
const LINE = 26;
/** Longer names are cut: the list has them whole. */
const MOST_LETTERS = 26;

const { land, pin } = MAP_COLOURS;
const INKS = `.r{fill:none;stroke:${pin.day};stroke-width:3;stroke-dasharray:2 7;stroke-linecap:round}.n{fill:${pin.day};stroke:${land.day};stroke-width:2.5}.l{fill:${land.day};stroke:${pin.day};stroke-width:1}text.c{fill:${land.day};stroke:none;text-anchor:middle;font-weight:600}text.k{stroke:none;text-anchor:middle;font-size:17px;font-weight:600}@media(prefers-color-scheme:dark){.r{stroke:${pin.night}}.n{fill:${pin.night};stroke:${land.night}}.l{fill:${land.night};stroke:${pin.night}}text.c{fill:${land.night}}}`;

/**
 * A way in straight lines from each place to the next in the order given, as SVG: dotted lines with their lengths, numbered places, and the
 * names for which there is room. Kilometres are told whole. Places that are no way (`isWay` false) have no lines between them.
 */
export function drawWay(
	{ projection, size }: Pick<Frame, 'projection' | 'size'>,
	stops: readonly WayStop[],
	isWay = true,
): string {
	const placed = stops.map((stop) => {
		const [x = 0, y = 0] = projection([stop.longitude, stop.latitude])?.map(Math.round) ?? [];
		return { ...stop, x, y };
	});
	const taken: Box[] = placed.map(boxOfPlace);
	const legs = (isWay ? placed.slice(1) : []).map((stop, at) =>
		drawLeg(placed[at] as (typeof placed)[number], stop, { taken, size }),
	);
	const line = placed.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
	// Of places that lie on each other the first has its number to be read.
	const marks = placed.toReversed().map(drawPlace).join('');
	const names = placed.map((stop) => drawName(stop, { taken, size })).join('');
	const way = isWay && placed.length > 1 ? `<path class="r" d="${line}"/>` : '';
	return `<style>${INKS}</style>${way}${legs.join('')}${names}${marks}`;
}

/** Where the length of a leg may stand: so far along it, and so much below it. */
const PLACES_OF_LENGTH = [
	[0.5, 0],
	[0.38, 0],
	[0.62, 0],
	[0.5, LINE],
	[0.5, -LINE],
] as const;

type Room = { taken: Box[]; size: Frame['size'] };

const boxOfPlace = ({ x, y }: Point): Box => ({
	left: x - RADIUS,
	top: y - RADIUS,
	right: x + RADIUS,
	bottom: y + RADIUS,
});

const meets = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Takes a place for a box; false where there is no room. */
function take(box: Box, { taken, size }: Room): boolean {
	const isInside = box.left >= 4 && box.top >= 4 && box.right <= size.width - 4 && box.bottom <= size.height - 4;
	if (!isInside || taken.some((other) => meets(box, other))) return false;
	taken.push(box);
	return true;
}

/** The length of a leg at its middle, or beside it where that is taken; nothing where there is no room. */
function drawLeg(from: Position & Point, to: Position & Point, room: Room): string {
	const words = `${Math.round(haversineKilometres(from, to))} km`;
	const half = (words.length * LETTER) / 2 + 6;
	for (const [share, aside] of PLACES_OF_LENGTH) {
		const x = Math.round(from.x + (to.x - from.x) * share);
		const y = Math.round(from.y + (to.y - from.y) * share) + aside;
		const box = { left: x - half, top: y - LINE / 2, right: x + half, bottom: y + LINE / 2 };
		if (!take(box, room)) continue;
		const plate = `<rect class="l" x="${box.left}" y="${box.top}" width="${half * 2}" height="${LINE}" rx="13"/>`;
		return `${plate}<text class="k" x="${x}" y="${y + 6}">${words}</text>`;
	}
	return '';
}

const drawPlace = ({ x, y, number }: Point & { number: number }) =>
	`<circle class="n" cx="${x}" cy="${y}" r="${RADIUS}"/><text class="c" x="${x}" y="${y + 7}">${number}</text>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');

/** The name beside its place, right of it or left, or nowhere. */
function drawName({ x, y, name }: Point & { name: string }, room: Room): string {
	const letters = [...name];
	const words = letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : name;
	const long = [...words].length * LETTER;
	const [top, bottom] = [y - LINE / 2, y + LINE / 2];
	const right = { left: x + RADIUS + 4, top, right: x + RADIUS + 8 + long, bottom };
	if (take(right, room)) return `<text x="${right.left + 2}" y="${y + 7}">${escaped(words)}</text>`;
	const left = { left: x - RADIUS - 8 - long, top, right: x - RADIUS - 4, bottom };
	if (take(left, room)) return `<text x="${left.right - 2}" y="${y + 7}" text-anchor="end">${escaped(words)}</text>`;
	return '';
}
