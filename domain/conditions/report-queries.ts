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
	const longest = new Date(ctx.now().getTime() - LONGEST_LIFE_DAYS * DAY);
	const { id, day, byMember, told, createdAt, observedAt, status, sample } = conditionReports;
	const rows = await ctx.db
		.select({ id, day, byMember, told, createdAt, observedAt, closedOn: courses.closedOn })
		.from(conditionReports)
		.innerJoin(courses, eq(courses.id, conditionReports.courseId))
		.where(
			and(eq(conditionReports.courseId, courseId), eq(status, 'published'), eq(sample, false), gt(observedAt, longest)),
		)
		.orderBy(desc(createdAt), desc(id))
		.limit(MOST);
	return rows.flatMap(({ observedAt: since, told: all, closedOn, ...report }) => {
		const living = livingPart(all, since, ctx.now());
		if (closedOn !== null || living === null) return [];
		noteEnd(ctx, living.endsAt);
		return [{ ...report, told: living.told }];
	});
}

/**
 * What still holds of a report that began to grow old at `observedAt`, and when the first of it no longer will; null where nothing does.
 */
export function livingPart(told: Told, observedAt: Date, now: Date): { told: Told; endsAt: Date } | null {
	const endOf = (kind: ConditionKind) => observedAt.getTime() + kindOf(kind).lifeDays * DAY;
	const living = CONDITION_KINDS.filter((kind) => told[kind] !== undefined && endOf(kind) > now.getTime());
	if (living.length === 0) return null;
	return {
		told: Object.fromEntries(living.map((kind) => [kind, told[kind]])),
		endsAt: new Date(Math.min(...living.map(endOf))),
	};
}
