import type { Atlas, AtlasPiece } from './atlas-shapes.ts';

/** A border inside land that the atlas draws as one piece: what lies beyond `line` and is the smaller part belongs to `code`. */
type Border = { code: string; of: string; line: readonly (readonly [longitude: number, latitude: number])[] };

/**
 * Borders of the United Nations' maps that the atlas, which draws who holds the land, does not have. True to some kilometres; the
 * ends of a line are moved to the nearest points of the outline.
 */
const BORDERS: readonly Border[] = [
	// Western Sahara up to 27° 40′, not up to the berm.
	{
		code: 'EH',
		of: 'MA',
		line: [
			[-13.17, 27.667],
			[-8.67, 27.667],
		],
	},
	// The Golan is Syria's down to the valley of the Jordan and the Sea of Galilee.
	{
		code: 'SY',
		of: 'IL',
		line: [
			[35.63, 33.25],
			[35.66, 33.23],
			[35.65, 33.14],
			[35.66, 33.08],
			[35.63, 33.01],
			[35.62, 32.89],
			[35.65, 32.83],
			[35.66, 32.76],
			[35.66, 32.7],
		],
	},
];

const ANTIMERIDIAN = 179.999;

/** Draws the borders of the United Nations into an atlas, and takes away those between pieces of one country. */
export function drawUnitedNations({ pieces, arcs }: Atlas): Atlas {
	const drawn: Atlas = { pieces: [...pieces], arcs: [...arcs] };
	for (const border of BORDERS) cutPiece(drawn, border);
	return { pieces: joinPieces(drawn), arcs: drawn.arcs };
}

/** Cuts the largest piece of a country in two along a line. */
function cutPiece(atlas: Atlas, { code, of, line }: Border): void {
	const piece = largest(
		atlas.pieces.filter((one) => one.code === of).map(({ rings }) => rings[0] ?? []),
		atlas,
	);
	const at = atlas.pieces.findIndex(({ rings }) => rings[0] === piece);
	const [start, end] = [line[0], line.at(-1)];
	if (at < 0 || !start || !end) throw new Error(`The atlas has no land of ${of} to draw the border of ${code} in.`);
	splitAt(atlas, at, start);
	splitAt(atlas, at, end);
	const { rings } = atlas.pieces[at] as AtlasPiece;
	const [outer = [], ...holes] = rings;
	const [from, to] = [start, end].map((place) => nearestVertex(atlas, outer, place));
	if (!from || !to) throw new Error(`The border of ${code} does not meet the land of ${of}.`);
	const border = atlas.arcs.push(Float32Array.from([...from.point, ...line.slice(1, -1).flat(), ...to.point])) - 1;
	const turned = [...outer.slice(from.ring), ...outer.slice(0, from.ring)];
	const steps = (to.ring - from.ring + outer.length) % outer.length;
	const parts = [
		[...turned.slice(0, steps), ~border],
		[border, ...turned.slice(steps)],
	];
	const kept = largest(parts, atlas);
	const given = parts.filter((part) => part !== kept);
	atlas.pieces.splice(at, 1, { code: of, rings: [kept, ...holes] }, ...given.map((part) => ({ code, rings: [part] })));
}

/** Makes the point of a piece's outline that is nearest to a place the end of an arc, in all pieces that share it. */
function splitAt(atlas: Atlas, at: number, place: readonly [number, number]): void {
	const outer = atlas.pieces[at]?.rings[0] ?? [];
	const { arc, index } = nearestPoint(atlas, outer, place);
	const points = atlas.arcs[arc] as Float32Array;
	if (index === 0 || index + 2 >= points.length) return;
	const rest = atlas.arcs.push(points.slice(index)) - 1;
	atlas.arcs[arc] = points.slice(0, index + 2);
	const split = (ring: readonly number[]) =>
		ring.flatMap((one) => (one === arc ? [arc, rest] : one === ~arc ? [~rest, ~arc] : [one]));
	atlas.pieces.forEach((piece, number) => {
		const uses = piece.rings.some((ring) => ring.includes(arc) || ring.includes(~arc));
		if (uses) atlas.pieces[number] = { ...piece, rings: piece.rings.map(split) };
	});
}

/** The point of a ring nearest to a place: the number of its arc (forwards) and where its longitude stands there. */
function nearestPoint({ arcs }: Atlas, ring: readonly number[], [longitude, latitude]: readonly [number, number]) {
	let nearest = { arc: 0, index: 0, distance: Number.POSITIVE_INFINITY };
	for (const number of ring) {
		const arc = number < 0 ? ~number : number;
		const points = arcs[arc] ?? new Float32Array();
		for (let index = 0; index < points.length; index += 2) {
			const distance = Math.hypot((points[index] ?? 0) - longitude, (points[index + 1] ?? 0) - latitude);
			if (distance < nearest.distance) nearest = { arc, index, distance };
		}
	}
	return nearest;
}

/** Which arc of a ring begins nearest to a place, and the point it begins at. */
function nearestVertex(atlas: Atlas, ring: readonly number[], [longitude, latitude]: readonly [number, number]) {
	const starts = ring.map((arc, at) => ({ ring: at, point: endsOf(atlas, arc)[0] }));
	const distance = ({ point: [x, y] }: (typeof starts)[number]) => Math.hypot(x - longitude, y - latitude);
	return starts.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Pieces of one country that touch become one, and the borders between them go. */
function joinPieces(atlas: Atlas): AtlasPiece[] {
	const owners = new Map<string, number>();
	const touching = new Map<number, Set<number>>();
	atlas.pieces.forEach(({ code, rings }, piece) => {
		for (const arc of rings.flat()) {
			if (runsOnAntimeridian(atlas, arc)) continue;
			const other = owners.get(`${code} ${~arc}`);
			owners.set(`${code} ${arc}`, piece);
			if (other === undefined || other === piece) continue;
			const group = new Set([...(touching.get(other) ?? [other]), ...(touching.get(piece) ?? [piece])]);
			for (const member of group) touching.set(member, group);
		}
	});
	return atlas.pieces.flatMap((piece, number) => {
		const group = touching.get(number);
		if (!group) return [piece];
		if (Math.min(...group) !== number) return [];
		return [
			{
				code: piece.code,
				rings: joinRings(
					atlas,
					[...group].flatMap((one) => atlas.pieces[one]?.rings ?? []),
				),
			},
		];
	});
}

/** The rings around several pieces together, the outer one first: what two of them share runs both ways, and goes. */
function joinRings(atlas: Atlas, rings: AtlasPiece['rings']): number[][] {
	const all = new Set(rings.flat());
	const left = new Map([...all].filter((arc) => !all.has(~arc)).map((arc) => [arc, endsOf(atlas, arc)]));
	const joined: number[][] = [];
	for (const [first, [begin, end]] of left) {
		const ring = [first];
		left.delete(first);
		for (let at = end; !isSame(at, begin); ) {
			const next = [...left].find(([, [start]]) => isSame(start, at));
			if (!next) break;
			ring.push(next[0]);
			left.delete(next[0]);
			at = next[1][1];
		}
		joined.push(ring);
	}
	const outer = largest(joined, atlas);
	return [outer, ...joined.filter((ring) => ring !== outer)];
}

/** The ring with the largest box around it. */
function largest<Ring extends readonly number[]>(rings: readonly Ring[], atlas: Atlas): Ring {
	const sized = rings.map((ring) => ({ ring, size: sizeOf(ring, atlas) }));
	const [first] = sized.toSorted((a, b) => b.size - a.size);
	if (!first) throw new Error('There is no land to choose from.');
	return first.ring;
}

function sizeOf(ring: readonly number[], { arcs }: Atlas): number {
	let [south, north, west, east] = [90, -90, 180, -180];
	for (const points of ring.map((arc) => arcs[arc < 0 ? ~arc : arc] ?? [])) {
		for (let at = 0; at < points.length; at += 2) {
			const [longitude = 0, latitude = 0] = [points[at], points[at + 1]];
			[south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
			[west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
		}
	}
	return (north - south) * (east - west);
}

type Point = readonly [longitude: number, latitude: number];

/** Where an arc begins and ends in the direction in which it is run through. */
function endsOf({ arcs }: Atlas, arc: number): [Point, Point] {
	const points = arcs[arc < 0 ? ~arc : arc] ?? new Float32Array();
	const first: Point = [points[0] ?? 0, points[1] ?? 0];
	const last: Point = [points.at(-2) ?? 0, points.at(-1) ?? 0];
	return arc < 0 ? [last, first] : [first, last];
}

const isSame = ([x, y]: Point, [otherX, otherY]: Point) => x === otherX && y === otherY;

/** There the map is cut, and no two pieces may be joined over the cut. */
function runsOnAntimeridian({ arcs }: Atlas, arc: number): boolean {
	const points = arcs[arc < 0 ? ~arc : arc] ?? [];
	for (let at = 0; at < points.length; at += 2) if (Math.abs(points[at] ?? 0) < ANTIMERIDIAN) return false;
	return true;
}
