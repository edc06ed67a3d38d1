import { listPaths } from '../../lib/list-paths.ts';
import { newsPaths } from '../../lib/news-paths.ts';
import { paths } from '../../lib/paths.ts';
import { tripPaths } from '../../lib/trip-paths.ts';
import { type Room, RoomNav } from '../../ui/room-nav.tsx';

const ROOMS: readonly Room[] = [
	{ label: 'Account', path: paths.account(), end: true },
	{ label: 'My golf', path: paths.memberGolf() },
	{ label: 'Trips', path: tripPaths.memberTrips() },
	{ label: 'News', path: newsPaths.news() },
	{ label: 'Settings', path: paths.settings() },
	{ label: 'Reviews', path: paths.memberReviews() },
	{ label: 'Courses', path: paths.memberCourses() },
	{ label: 'Lists', path: listPaths.ownLists() },
];

/** The pages of one's own account. */
export const AccountNav = () => <RoomNav label="Account" rooms={ROOMS} />;
