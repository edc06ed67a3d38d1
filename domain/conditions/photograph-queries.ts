import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { photographs } from '#database/schema/pictures.ts';
import type { Photograph } from '../pictures/shapes.ts';
import { type DomainContext, noteEnd } from '../shared/context.ts';
import { RETENTION } from '../shared/retention.ts';
import { PHOTOGRAPH_LIFE_DAYS } from './kinds.ts';
import { livingPart } from './report-queries.ts';

const DAY = 24 * 3_600_000;
/** Of those that still hold a course's page shows so many, the newest. */
const MOST_OF_A_COURSE = 4;

/** Columns of what pages show of a photograph, for queries that join its report. */
const shown = {
	id: photographs.id,
	alt: photographs.alt,
	// One that is ready has both: they are stored in the same statement as its status.
	width: sql<number>`${photographs.width}`,
	height: sql<number>`${photographs.height}`,
	day: conditionReports.day,
};

/** The photographs that these reports of conditions came with, by the report's id: those that are ready, whatever the report's status. */
export async function listPhotographsOfReports(
	{ db }: Pick<DomainContext, 'db'>,
	reportIds: readonly number[],
): Promise<Map<number, Photograph>> {
	if (reportIds.length === 0) return new Map();
	const rows = await db
		.select({ ...shown, reportId: conditionReports.id })
		.from(photographs)
		.innerJoin(conditionReports, eq(conditionReports.id, photographs.conditionReportId))
		.where(and(inArray(photographs.conditionReportId, [...reportIds]), eq(photographs.status, 'ready')));
	return new Map(rows.map(({ reportId, ...photograph }) => [reportId, photograph]));
}

/**
 * How an open course looked when golfers last told of it: the newest photographs of reports that readers see, four at most, while
 * something of their report still holds. The page that asks ends with the first of them.
 */
export async function listPhotographsNow(
	ctx: Pick<DomainContext, 'db' | 'now' | 'reads' | 'ends'>,
	courseId: number,
): Promise<Photograph[]> {
	ctx.reads.add(`course:${courseId}`);
	const { observedAt, told, status } = conditionReports;
	const now = ctx.now();
	const rows = await ctx.db
		.select({ ...shown, observedAt, told })
		.from(photographs)
		.innerJoin(conditionReports, eq(conditionReports.id, photographs.conditionReportId))
		.innerJoin(courses, eq(courses.id, photographs.courseId))
		.where(
			and(
				eq(photographs.courseId, courseId),
				eq(photographs.status, 'ready'),
				eq(status, 'published'),
				gt(observedAt, RETENTION.conditionPhotograph.before(now)),
				isNull(courses.closedOn),
			),
		)
		.orderBy(desc(observedAt), desc(photographs.createdAt))
		.limit(MOST_OF_A_COURSE);
	return rows.flatMap(({ observedAt: since, told: all, ...photograph }) => {
		const living = livingPart(all, since, now);
		if (living === null) return [];
		noteEnd(ctx, living.endsAt);
		noteEnd(ctx, new Date(since.getTime() + PHOTOGRAPH_LIFE_DAYS * DAY));
		return [photograph];
	});
}
