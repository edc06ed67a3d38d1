import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { clubAnnouncements, conditionReports } from '#database/schema/conditions.ts';
import { countryOf } from '../../catalogue/cards.ts';
import type { DomainContext } from '../../shared/context.ts';
import { type Announcement, listAnnouncements } from '../announcements/announcement-queries.ts';
import type { Condition } from '../join.ts';
import { readReportsSince } from '../now-queries.ts';
import { MATTERING_ANNOUNCEMENTS, mattering, mattersIn } from './matters.ts';

const DAY = 24 * 3_600_000;
/** What a club announces is told so long before its first day. */
export const ANNOUNCED_DAYS_BEFORE = 14;
/** What came longer ago is no alert any more. */
const FRESH_MILLISECONDS = 2 * DAY;

/** What of a course has come that matters to whoever is about to play it. */
export type Alert = {
	course: { id: number; slug: string; name: string; countrySlug: string };
	conditions: Condition[];
	announcements: Announcement[];
};

type Sources = Pick<DomainContext, 'db' | 'now'>;

/** From when on what comes is fresh. */
export const freshSince = (now: Date) => new Date(now.getTime() - FRESH_MILLISECONDS);

/** The open courses of which something fresh tells what matters; which of it is said in the end is told by `listAlerts`. */
export async function listCoursesWithNews({ db, now }: Sources): Promise<number[]> {
	const [at, since] = [now(), freshSince(now())];
	const { told, status, sample, updatedAt } = conditionReports;
	const matters = mattering().map(([kind, values]): SQL => sql`${told} ->> ${kind} in ${values}`);
	const { endedAt, endsAt, beginsAt, kind, changedAt, sample: isSample } = clubAnnouncements;
	const soon = new Date(at.getTime() + ANNOUNCED_DAYS_BEFORE * DAY);
	const [reported, announced] = await Promise.all([
		db
			.selectDistinct({ id: conditionReports.courseId })
			.from(conditionReports)
			.innerJoin(courses, eq(courses.id, conditionReports.courseId))
			.where(
				and(eq(status, 'published'), eq(sample, false), gt(updatedAt, since), or(...matters), isNull(courses.closedOn)),
			),
		db
			.selectDistinct({ id: clubAnnouncements.courseId })
			.from(clubAnnouncements)
			.innerJoin(courses, eq(courses.id, clubAnnouncements.courseId))
			.where(
				and(
					...[
						isNull(endedAt),
						eq(isSample, false),
						gt(endsAt, at),
						inArray(kind, [...MATTERING_ANNOUNCEMENTS]),
						isNull(courses.closedOn),
						lte(beginsAt, soon),
					],
					or(gt(changedAt, since), gt(beginsAt, new Date(since.getTime() + ANNOUNCED_DAYS_BEFORE * DAY))),
				),
			),
	]);
	return [...new Set([...reported, ...announced].map(({ id }) => id))];
}

/**
 * What is said and announced of these courses now that matters, and was not yet at the moment `since`: what is held or a sample, or what
 * the member `reader` has told, is not counted.
 */
export async function listAlerts(
	sources: Sources,
	courseIds: readonly number[],
	{ since, reader }: { since: Date; reader: string },
): Promise<Alert[]> {
	if (courseIds.length === 0) return [];
	const { db } = sources;
	const now = sources.now();
	const [names, reports, announced] = await Promise.all([
		db
			.select({ id: courses.id, slug: courses.slug, name: courses.name, country: courses.country })
			.from(courses)
			.where(inArray(courses.id, [...courseIds]))
			.orderBy(courses.name, courses.id),
		readReportsSince(db, courseIds, now),
		listAnnouncements({ ...sources, reads: new Set(), ends: [] }, courseIds),
	]);
	return names.flatMap(({ country, ...course }) => {
		const { longitude, reports: all } = reports.get(course.id) ?? { longitude: null, reports: [] };
		const others = all.filter(({ author, isSample }) => author !== reader && !isSample);
		const before = others.filter(({ changedAt }) => changedAt <= since);
		const known = new Set(mattersIn(before, { longitude, now: since }).map(({ kind }) => kind));
		const alert = {
			course: { ...course, countrySlug: countryOf(country).slug },
			conditions: mattersIn(others, { longitude, now }).filter(({ kind }) => !known.has(kind)),
			announcements: (announced.get(course.id) ?? []).filter((one) => isNews(one, since, now)),
		};
		return alert.conditions.length + alert.announcements.length > 0 ? [alert] : [];
	});
}

/** It was made or changed since, or its first day has come near. */
function isNews({ kind, changedAt, beginsAt }: Announcement, since: Date, now: Date): boolean {
	const toldFrom = new Date(beginsAt.getTime() - ANNOUNCED_DAYS_BEFORE * DAY);
	return MATTERING_ANNOUNCEMENTS.includes(kind) && toldFrom <= now && (changedAt > since || toldFrom > since);
}
