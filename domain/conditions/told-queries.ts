import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { type ConditionReportStatus, conditionReports } from '#database/schema/conditions.ts';
import type { Photograph } from '../pictures/shapes.ts';
import type { DomainContext } from '../shared/context.ts';
import { LONGEST_LIFE_DAYS, type Told } from './kinds.ts';
import { listPhotographsOfReports } from './photograph-queries.ts';
import { livingPart } from './report-queries.ts';

const DAY = 24 * 3_600_000;
const MOST = 50;

/** One report as readers may see it: what of it still holds, and nothing of who sent it. */
export type ToldReport = {
	id: number;
	day: string;
	byMember: boolean;
	isSample: boolean;
	told: Told;
	photograph: Photograph | null;
};

/** A member's own report, whole, however old it is and however it stands; `removal` is what the statement of reasons said. */
export type OwnReport = {
	id: number;
	day: string;
	told: Told;
	/** `over`: it stands, and nothing of it holds any more. */
	standing: ConditionReportStatus | 'over';
	removal: { ground: string; words: string } | null;
	/** None of one that was removed. */
	photograph: Photograph | null;
};

/**
 * The reports of an open course one by one, the newest first, fifty at most: those of others that still hold, and the member's own. For
 * pages that are made anew for everybody.
 */
export async function listTold(
	ctx: Pick<DomainContext, 'db' | 'now' | 'viewer'>,
	courseId: number,
): Promise<{ others: ToldReport[]; own: OwnReport[] }> {
	const userId = ctx.viewer.kind === 'member' ? ctx.viewer.userId : null;
	const { status, observedAt } = conditionReports;
	const now = ctx.now();
	const [others, own] = await Promise.all([
		readTold(
			ctx,
			courseId,
			and(
				eq(status, 'published'),
				gt(observedAt, new Date(now.getTime() - LONGEST_LIFE_DAYS * DAY)),
				userId === null ? undefined : sql`user_id is distinct from ${userId}::uuid`,
			),
		),
		userId === null ? [] : readTold(ctx, courseId, eq(conditionReports.userId, userId)),
	]);
	const pictured = await listPhotographsOfReports(
		ctx,
		[...others, ...own].map(({ id }) => id),
	);
	const photographOf = (id: number) => pictured.get(id) ?? null;
	return {
		others: others.flatMap(({ id, day, byMember, sample: isSample, told: all, observedAt: since, closedOn }) => {
			const living = closedOn === null ? livingPart(all, since, now) : null;
			return living ? [{ id, day, byMember, isSample, told: living.told, photograph: photographOf(id) }] : [];
		}),
		own: own.map((row) => toOwnReport(row, photographOf(row.id), now)),
	};
}

type OwnRow = Pick<
	typeof conditionReports.$inferSelect,
	'id' | 'day' | 'told' | 'observedAt' | 'status' | 'removalGround' | 'removalWords'
>;

/** A row as its sender reads it at that moment, with the photograph that it came with. */
export const toOwnReport = (
	{ id, day, told, observedAt, status, removalGround: ground, removalWords: words }: OwnRow,
	photograph: Photograph | null,
	now: Date,
): OwnReport => ({
	...{ id, day, told },
	standing: status === 'published' && livingPart(told, observedAt, now) === null ? 'over' : status,
	removal: ground !== null && words !== null ? { ground, words } : null,
	photograph: status === 'removed' ? null : photograph,
});

/** A report that readers see now, what of it still holds; null for any other. */
export async function getStandingReport(
	ctx: Pick<DomainContext, 'db' | 'now'>,
	id: number,
): Promise<{ courseId: number; told: Told } | null> {
	const [row] = await ctx.db
		.select({ courseId: conditionReports.courseId, told: conditionReports.told, since: conditionReports.observedAt })
		.from(conditionReports)
		.where(and(eq(conditionReports.id, id), eq(conditionReports.status, 'published')));
	const living = row && livingPart(row.told, row.since, ctx.now());
	return row && living ? { courseId: row.courseId, told: living.told } : null;
}

function readTold({ db }: Pick<DomainContext, 'db'>, courseId: number, which: SQL | undefined) {
	const { id, day, byMember, sample, told, observedAt, status, removalGround, removalWords } = conditionReports;
	return db
		.select({
			...{ id, day, byMember, sample, told, observedAt, status, removalGround, removalWords },
			closedOn: courses.closedOn,
		})
		.from(conditionReports)
		.innerJoin(courses, eq(courses.id, conditionReports.courseId))
		.where(and(eq(conditionReports.courseId, courseId), which))
		.orderBy(desc(conditionReports.createdAt), desc(id))
		.limit(MOST);
}
