import { desc, eq } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import type { Paged } from '../catalogue/shapes.ts';
import { type ListedCourse, listedColumns, toListed } from '../reviews/lists/listed-course.ts';
import type { DomainContext } from '../shared/context.ts';
import { listPhotographsOfReports } from './photograph-queries.ts';
import { type OwnReport, toOwnReport } from './told-queries.ts';

const PAGE_SIZE = 20;

/** A report of the viewer's own with its course; a closed course is named, too. */
export type OwnReportOfCourse = OwnReport & { course: ListedCourse };

/**
 * One page of twenty of everything that the viewer has told of courses, whatever became of it, the newest first; nothing for visitors.
 * A page past the end is the last.
 */
export async function listOwnReports(
	ctx: Pick<DomainContext, 'db' | 'viewer' | 'now'>,
	page: number,
): Promise<Paged<OwnReportOfCourse>> {
	const { db, viewer } = ctx;
	const frame = { totalIsLeast: false, pageSize: PAGE_SIZE };
	if (viewer.kind !== 'member') return { items: [], page: 1, pages: 1, total: 0, ...frame };
	const own = eq(conditionReports.userId, viewer.userId);
	const total = await db.$count(conditionReports, own);
	const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
	const at = Math.min(page, pages);
	const rows = await db
		.select({ report: conditionReports, course: listedColumns })
		.from(conditionReports)
		.innerJoin(courses, eq(courses.id, conditionReports.courseId))
		.where(own)
		.orderBy(desc(conditionReports.createdAt), desc(conditionReports.id))
		.limit(PAGE_SIZE)
		.offset((at - 1) * PAGE_SIZE);
	const pictured = await listPhotographsOfReports(
		ctx,
		rows.map(({ report }) => report.id),
	);
	const items = rows.map(({ report, course }) => ({
		...toOwnReport(report, pictured.get(report.id) ?? null, ctx.now()),
		course: toListed(course),
	}));
	return { items, page: at, pages, total, ...frame };
}
