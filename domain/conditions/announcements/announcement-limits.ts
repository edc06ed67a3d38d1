export const ANNOUNCEMENT_LIMITS = {
	/** So many of a course may be present or to come at a time. */
	atATime: 20,
	/** The first day is at most as far away. */
	daysAhead: 366,
	/** From the first day to the last at most. */
	longestDays: 366,
} as const;

/** What the form of an announcement says, and what its fields want. */
export const ANNOUNCEMENT_MESSAGES = {
	failed: 'The announcement could not be published. Please try again.',
	unexpected: 'An unexpected error occurred. Please try again.',
	kind: 'Please choose what you announce.',
	firstDay: 'First day: please choose a day of the calendar.',
	firstDayFar: `First day: please choose a day within the next ${ANNOUNCEMENT_LIMITS.daysAhead} days.`,
	lastDay: 'Last day: please choose a day of the calendar.',
	lastDayBefore: 'Last day: please choose the first day or a later one.',
	lastDayOver: 'Last day: please choose today or a later day. What is over is announced no more.',
	lastDayFar: `Last day: please choose a day at most ${ANNOUNCEMENT_LIMITS.longestDays} days after the first.`,
	tooMany: `There are ${ANNOUNCEMENT_LIMITS.atATime} announcements of this course already. Please end or edit one of them.`,
	closed: 'This course is closed for good, so there is nothing to announce of it.',
	gone: 'This announcement has ended. Please make a new one.',
} as const;
