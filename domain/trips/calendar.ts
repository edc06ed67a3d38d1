import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { outlookOf } from './outlook.ts';
import type { Trip } from './trip-queries.ts';
import { dayAfter } from './trip-rules.ts';

type CalendarSettings = {
	/** Where the site is, such as https://fescue.example: events are named by it. */
	origin: string;
	/** The address of a course's page. */
	addressOf: (course: Trip['days'][number]['stops'][number]['course']) => string;
	/** A moment for all events, by which programs tell a newer file from an older one. */
	now: Date;
};

/** YYYY-MM-DD as the library takes whole days: a moment whose day in UTC it is. */
const wholeDay = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * A trip as an iCalendar file (RFC 5545): an event of a whole day for each course, which again and again has the same name, so that a
 * calendar that is given a newer file changes its events. The link of the trip stands nowhere in it, for calendars are shared.
 */
export function writeCalendar(trip: Trip, { origin, addressOf, now }: CalendarSettings): string {
	const { stops } = outlookOf(trip);
	const calendar = ical({ name: trip.title, prodId: { company: 'Fescue', product: 'Trips', language: 'EN' } });
	const { host } = new URL(origin);
	for (const { day, words, stops: ofDay } of trip.days) {
		for (const { id, course } of ofDay) {
			const sun = stops.get(id)?.sun;
			const told = [
				words,
				sun?.kind === 'times' && sun.lastTee !== null
					? `Last tee time ${sun.lastTee}, sunset ${sun.sunset} (${sun.zone}).`
					: '',
			].filter(Boolean);
			const event = calendar.createEvent({
				id: `trip-course-${id}@${host}`,
				start: wholeDay(day),
				end: wholeDay(dayAfter(day, 1)),
				timezone: 'UTC',
				allDay: true,
				stamp: now,
				summary: course.name,
				url: addressOf(course),
				status: ICalEventStatus.TENTATIVE,
				transparency: ICalEventTransparency.TRANSPARENT,
				...(told.length > 0 && { description: told.join('\n') }),
			});
			const { latitude, longitude } = course;
			const title = [course.name, course.location, course.land.name].filter(Boolean).join(', ');
			event.location(
				latitude === null || longitude === null ? { title } : { title, geo: { lat: latitude, lon: longitude } },
			);
		}
	}
	return calendar.toString();
}
