import { deskPaths } from '#app/lib/desk-paths.ts';
import { type Room, RoomNav } from '#app/ui/room-nav.tsx';

const ROOMS: readonly Room[] = [
	{ label: 'Inbox', path: deskPaths.inbox(), end: true },
	{ label: 'Courses', path: deskPaths.courses() },
	{ label: 'Members', path: deskPaths.members() },
	{ label: 'Figures', path: deskPaths.figures() },
];
const LOG: Room = { label: 'Log', path: deskPaths.log() };

/** The rooms of the desk; the log is the chief editor’s alone. */
export const DeskNav = ({ chief }: { chief: boolean }) => (
	<RoomNav label="Desk" rooms={chief ? [...ROOMS, LOG] : ROOMS} />
);
