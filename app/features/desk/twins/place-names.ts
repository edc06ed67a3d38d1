import { formatRating } from '#app/lib/format/format.ts';

type Room = { left: number; right: number; top: number; bottom: number };
type Course = { name: string; rating: number | null; x: number; y: number };

/** A course on a small map. `side`: where its words stand beside its dot; null where they would meet others, and are left out. */
export type NamedDot<Known> = Known & { words: string; side: 'end' | 'start' | null };

/** A letter of the map's text, in its units, and a line of it; on a phone, where the map is half as wide, they are twice as large. */
const LETTER_WIDTH = 7.8;
const LINE_HEIGHT = 20;
const GAP = 9;

/** Names the courses of a map in their order, each to the right of its dot or to the left, where there is room for the words. */
export function placeNames<Known extends Course>(
	courses: readonly Known[],
	taken: readonly Room[],
	{ width, height }: { width: number; height: number },
	scale = 1,
): NamedDot<Known>[] {
	const rooms = [...taken, ...courses.map(({ x, y }) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }))];
	const isFree = (room: Room) =>
		room.left > 0 &&
		room.right < width &&
		room.top > 0 &&
		room.bottom < height &&
		!rooms.some((other) => meet(other, room));
	return courses.map((course) => {
		const words = course.rating === null ? course.name : `${course.name} ${formatRating(course.rating)}`;
		const roomAt = (side: 'end' | 'start') =>
			roomOf(course, words.length * LETTER_WIDTH * scale, LINE_HEIGHT * scale, side);
		const side = (['start', 'end'] as const).find((one) => isFree(roomAt(one))) ?? null;
		if (side) rooms.push(roomAt(side));
		return { ...course, words, side };
	});
}

/** `start`: the words begin at the dot, `end`: they end there. */
function roomOf({ x, y }: Course, long: number, high: number, side: 'end' | 'start'): Room {
	const left = side === 'start' ? x + GAP : x - GAP - long;
	return { left, right: left + long, top: y - high / 2, bottom: y + high / 2 };
}

const meet = (one: Room, other: Room) =>
	one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
