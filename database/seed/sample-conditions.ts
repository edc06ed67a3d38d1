import { daysBetween, observedAt } from '#domain/conditions/course-day.ts';
import { type Chance, chanceOf } from '#domain/shared/chance.ts';
import { utcDay } from '#domain/shared/day.ts';
import type { conditionReports } from '../schema/conditions.ts';

type NewReport = typeof conditionReports.$inferInsert;
type SampleCourse = { id: number; slug: string; longitude: number | null };

const DAY = 86_400_000;
/** Of so many courses in a hundred golfers tell how they are; of those that visitors look at first, always. */
const SHARE = 0.04;
const ALWAYS = ['ljunghusen', 'bro-hof-slott', 'ardfin'];
const OLDEST_DAYS = 3 * 365;
/** Reports of the last three weeks, and of the years before. */
const LATELY = [1, 6] as const;
const EARLIER = [40, 150] as const;

/** The sample reports of conditions of all courses; the same courses and moment always give the same reports. */
export function dealConditions(courses: readonly SampleCourse[], now: Date): NewReport[] {
	return courses.flatMap((course) => {
		const chance = chanceOf(`${course.slug}/conditions`);
		if (!chance.happens(SHARE) && !ALWAYS.includes(course.slug)) return [];
		const care = chance.between(0.2, 0.4);
		const lately = Math.round(chance.between(...LATELY));
		const earlier = Math.round(chance.between(...EARLIER));
		return [
			...Array.from({ length: lately }, () => toReport(course, chance, chance.between(0.05, 15), { care, now })),
			...Array.from({ length: earlier }, () =>
				toReport(course, chance, chance.between(22, OLDEST_DAYS), { care, now }),
			),
		];
	});
}

/** `care`: how much better the greens are than those of others. */
function toReport(course: SampleCourse, chance: Chance, daysAgo: number, { care, now }: { care: number; now: Date }) {
	const sentAt = new Date(now.getTime() - daysAgo * DAY);
	const day = utcDay(sentAt);
	const season = summerness(day);
	const grade = (merit: number) => {
		const luck = chance.unit();
		return luck < merit ? 'good' : luck < merit + 0.3 ? 'fair' : 'poor';
	};
	const told: Record<string, string> = { greens: grade(care + 0.5 * season) };
	if (chance.happens(0.7)) told.fairways = grade(0.4 + 0.4 * season);
	if (chance.happens(0.5)) told.bunkers = grade(0.5);
	if (chance.happens(0.5)) told.speed = chance.pick(['slow', 'medium', 'medium', 'fast']);
	if (chance.happens(0.6)) told.pace = chance.pick(['210', '240', '240', '270', '270', '300']);
	if (chance.happens(0.6 * (1 - season))) told.temporary = chance.pick(['some', 'all', 'none']);
	return {
		courseId: course.id,
		byMember: chance.happens(0.7),
		day,
		observedAt: observedAt(course.longitude, day, sentAt),
		told,
		sample: true,
		createdAt: sentAt,
		updatedAt: sentAt,
	} satisfies NewReport;
}

/** 1 at the end of July, 0 at the end of January. */
const summerness = (day: string) => {
	const days = daysBetween(`${day.slice(0, 4)}-01-28`, day) / 365;
	return 0.5 - 0.5 * Math.cos(2 * Math.PI * days);
};
