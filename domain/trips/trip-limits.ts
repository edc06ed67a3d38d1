/** What a trip may hold. */
export const TRIP_LIMITS = {
	title: 80,
	days: 21,
	/** What is said of a day. */
	words: 200,
	/** A traveller's name. */
	name: 40,
	courses: 40,
	travellers: 30,
	/** Trips of one member. */
	trips: 100,
	/** So many years ahead a trip may begin. */
	yearsAhead: 5,
} as const;

/** What travellers say of a course. */
export const VOTES = ['yes', 'maybe', 'no'] as const;

/** What forms say of a trip, and what their fields want. */
export const TRIP_MESSAGES = {
	failed: 'The trip could not be saved. Please try again.',
	unexpected: 'An unexpected error occurred. Please try again.',
	title: 'Please give the trip a name.',
	titleLong: `The name of the trip must be at most ${TRIP_LIMITS.title} characters.`,
	firstDay: 'Please choose the first day of the trip.',
	firstDayPast: 'The first day of the trip cannot be in the past.',
	firstDayFar: `The first day of the trip must be within ${TRIP_LIMITS.yearsAhead} years.`,
	days: `Days must be a whole number from 1 to ${TRIP_LIMITS.days}.`,
	words: `What you say of a day must be at most ${TRIP_LIMITS.words} characters.`,
	name: 'Please type the name that the others know you by.',
	nameLong: `The name must be at most ${TRIP_LIMITS.name} characters.`,
	nameTaken:
		'Somebody of that name travels along already. Please add something that tells you apart, such as a letter.',
	full: `The trip has ${TRIP_LIMITS.travellers} travellers already, and no more can join.`,
	wait: 'That was a lot at once. Please wait a minute and send it again; nothing is lost.',
	many: `A trip holds at most ${TRIP_LIMITS.courses} courses.`,
	manyTrips: `You have ${TRIP_LIMITS.trips} trips, and no more can be kept. Please remove one that is over.`,
	course: 'Please choose a course.',
} as const;
