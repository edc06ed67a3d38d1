import { TRIP_LIMITS } from '#domain/trips/trip-limits.ts';

/** The field of a course with a box before it, by its place in the list. */
export const courseField = (place: number) => `c${place}`;

export const COURSE_FIELDS: readonly string[] = Array.from({ length: TRIP_LIMITS.courses }, (_, at) =>
	courseField(at + 1),
);

/** Labels of a trip's form, in the order in which the fields stand. */
export const TRIP_LABELS = {
	title: 'Name of the trip',
	firstDay: 'First day',
	days: 'Days',
	name: 'Your name for the others',
} as const;

export type TripField = keyof typeof TRIP_LABELS;

// Object.keys cannot know that the object has no other keys; it is a constant of this file.
export const TRIP_FIELDS = Object.keys(TRIP_LABELS) as TripField[];
