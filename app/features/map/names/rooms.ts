/** A part of the picture, in pixels from its middle. */
export type Room = { left: number; right: number; top: number; bottom: number };

/** Where a name may stand beside its place, the best first. */
export const SIDES = ['right', 'left', 'above', 'below'] as const;
export type Side = (typeof SIDES)[number];

export type Rooms = {
	/** Takes a room if it meets none that was taken before. */
	take: (room: Room) => boolean;
	/** Takes it, whatever it meets: there is a marker or a mark. */
	hold: (room: Room) => void;
	/** Whether a name stands there. */
	isWritten: (room: Room) => boolean;
};

/** The parts of a picture that are taken. */
export function createRooms(): Rooms {
	const names: Room[] = [];
	const marks: Room[] = [];
	const meetsIn = (rooms: readonly Room[], room: Room) => rooms.some((other) => meet(other, room));
	return {
		take(room) {
			if (meetsIn(names, room) || meetsIn(marks, room)) return false;
			names.push(room);
			return true;
		},
		hold: (room) => void marks.push(room),
		isWritten: (room) => meetsIn(names, room),
	};
}

const meet = (one: Room, other: Room) =>
	one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
