import { and, desc, eq, gt } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { type DomainContext, noteEnd } from '../shared/context.ts';
import { CONDITION_KINDS, type ConditionKind, kindOf, LONGEST_LIFE_DAYS, type Told } from './kinds.ts';

const DAY = 24 * 3_600_000;
const MOST = 50;

/** One report, with what of it still holds. */
export type LivingReport = { id: number; day: string; byMember: boolean; told: Told; createdAt: Date };

/** The newest reports of an open course, one by one, each with what of it still holds; samples are left out. At most fifty. */
export async function listLivingReports(
	ctx: Pick<DomainContext, 'db' | 'now' | 'reads' | 'ends'>,
	courseId: number,
): Promise<LivingReport[]> {
	ctx.reads.add(`course:${courseId}`);
	const now = ctx.now().getTime();
	const { id, day, byMember, told, createdAt, observedAt, status, sample } = conditionReports;
	const rows = await ctx.db
		.select({ id, day, byMember, told, createdAt, observedAt, closedOn: courses.closedOn })
		.from(conditionReports)
		.innerJoin(courses, eq(courses.id, conditionReports.courseId))
		.where(
			and(
				eq(conditionReports.courseId, courseId),
				eq(status, 'published'),
				eq(sample, false),
				gt(observedAt, new Date(now - LONGEST_LIFE_DAYS * DAY)),
			),
		)
		.orderBy(desc(createdAt), desc(id))
		.limit(MOST);
	return rows.flatMap(({ observedAt: since, told: all, closedOn, ...report }) => {
		const endOf = (kind: ConditionKind) => since.getTime() + kindOf(kind).lifeDays * DAY;
		const living = CONDITION_KINDS.filter((kind) => all[kind] !== undefined && endOf(kind) > now);
		if (closedOn !== null || living.length === 0) return [];
		noteEnd(ctx, new Date(Math.min(...living.map(endOf))));
		return [{ ...report, told: Object.fromEntries(living.map((kind) => [kind, all[kind]])) }];
	});
}
