import { paths } from './paths.ts';

type Query = Record<string, string | null | undefined>;
/** What there is of a trip besides its page: for calendars, for navigation, as a picture. */
type TripFile = 'trip.ics' | 'trip.gpx' | 'map.svg';

const withQuery = (path: string, query: Query) => {
	const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
	return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** The addresses of trips, apart from those in `paths.ts`, which every page's script carries. */
export const tripPaths = {
	memberTrips: (query: Query = {}) => withQuery('/account/trips', query),
	/** With the find page's parameters for the courses to choose from. */
	newTrip: (query: Query = {}) => withQuery('/account/trips/new', query),
	memberTrip: (id: number, query: Query = {}) => withQuery(`/account/trips/${id}`, query),
	editTrip: (id: number) => `/account/trips/${id}/edit`,
	removeTrip: (id: number) => `/account/trips/${id}/removal`,
	addTripCourses: (id: number, query: Query = {}) => withQuery(`/account/trips/${id}/courses`, query),
	memberTripFile: (id: number, file: TripFile) => `/account/trips/${id}/${file}`,
	/** Where a member puts a course on a trip. */
	courseTrip: (course: Parameters<typeof paths.course>[0]) => `${paths.course(course)}/trip`,
	/** A trip for whoever has its link. Nothing else may have this address in it: it opens the trip. */
	trip: (link: string) => `/trips/${link}`,
	tripFile: (link: string, file: TripFile) => `/trips/${link}/${file}`,
};
