import { type CoursePosition, spanOf } from '#domain/conditions/announcements/place-days.ts';
import { utcDay } from '#domain/shared/day.ts';
import type { clubAnnouncements } from '../schema/conditions.ts';

type NewAnnouncement = typeof clubAnnouncements.$inferInsert;
type SampleCourse = CoursePosition & { id: number; slug: string };

const DAY = 86_400_000;

/** What the clubs of these courses announce: one is present for a month, one is to come; days from the day of loading. */
const ANNOUNCED = {
	ardfin: { kind: 'holes', from: -2, to: 30 },
	'bro-hof-slott': { kind: 'aeration', from: 12, to: 14 },
} as const;

/** The sample announcements of clubs, marked as samples; none of a course that is not there. */
export function dealAnnouncements(courses: readonly SampleCourse[], now: Date): NewAnnouncement[] {
	const bySlug = new Map(courses.map((course) => [course.slug, course]));
	const dayIn = (days: number) => utcDay(new Date(now.getTime() + days * DAY));
	return Object.entries(ANNOUNCED).flatMap(([slug, { kind, from, to }]) => {
		const course = bySlug.get(slug);
		if (!course) return [];
		const [firstDay, lastDay] = [dayIn(from), dayIn(to)];
		const made = { byEditor: false, sample: true, createdAt: now, changedAt: now };
		return [{ courseId: course.id, kind, firstDay, lastDay, ...spanOf(course, firstDay, lastDay), ...made }];
	});
}
