import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { photographs } from '#database/schema/pictures.ts';
import { undatedPhotograph } from '../pictures/photograph-queries.ts';
import type { Photograph } from '../pictures/shapes.ts';
import { type DomainContext, noteEnd } from '../shared/context.ts';
import { RETENTION } from '../shared/retention.ts';
import { PHOTOGRAPH_LIFE_DAYS } from './kinds.ts';
import { livingPart } from './report-queries.ts';

const DAY = 24 * 3_600_000;
/** A course's page shows so many, the newest, of so many that are looked at: the reports of some say nothing any more. */
const MOST_SHOWN = 4;
const MOST_LOOKED_AT = 24;

/** Columns of what pages show of a photograph, for queries that join its report. */
const shown = { ...undatedPhotograph, day: conditionReports.day };

/** Those that are made, and still show something of the present at that moment. */
const shownAt = (now: Date) =>
	and(eq(photographs.status, 'ready'), gt(conditionReports.observedAt, RETENTION.conditionPhotograph.before(now)));

/** The photographs that these reports of conditions came with and that have not had their time, by the report's id, whatever its status. */
export async function listPhotographsOfReports(
	{ db, now }: Pick<DomainContext, 'db' | 'now'>,
	reportIds: readonly number[],
): Promise<Map<number, Photograph>> {
	if (reportIds.length === 0) return new Map();
	const rows = await db
		.select({ ...shown, reportId: conditionReports.id })
		.from(photographs)
		.innerJoin(conditionReports, eq(conditionReports.id, photographs.conditionReportId))
		.where(and(inArray(photographs.conditionReportId, [...reportIds]), shownAt(now())));
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
		.where(and(eq(photographs.courseId, courseId), eq(status, 'published'), isNull(courses.closedOn), shownAt(now)))
		.orderBy(desc(observedAt), desc(photographs.createdAt))
		.limit(MOST_LOOKED_AT);
	const holding = rows.flatMap(({ observedAt: since, told: all, ...photograph }) => {
		const living = livingPart(all, since, now);
		const lastDay = new Date(since.getTime() + PHOTOGRAPH_LIFE_DAYS * DAY);
		return living ? [{ photograph, ends: [living.endsAt, lastDay] }] : [];
	});
	return holding.slice(0, MOST_SHOWN).map(({ photograph, ends }) => {
		for (const end of ends) noteEnd(ctx, end);
		return photograph;
	});
}
