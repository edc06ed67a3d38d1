/** Courses of trips whose day there is as near are told of in letters about courses as they are now. */
export const TRIP_DAYS_AHEAD = 14;
