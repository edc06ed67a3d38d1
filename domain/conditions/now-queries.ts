import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { type DomainContext, noteEnd } from '../shared/context.ts';
import { type Condition, joinReports, type Report } from './join.ts';
import { LONGEST_LIFE_DAYS, type Told } from './kinds.ts';

/** Of the reports of a course so many are looked at, the newest. */
const MOST_OF_A_COURSE = 100;
const DAY = 24 * 3_600_000;

/**
 * How these courses are at present, by their ids: what golfers say of each, in the order of the kinds, joined and without anything that
 * has run out. Courses of which nothing is said, and closed ones, are left out. For lists, comparisons, trips and news alike: the page
 * that asks is made anew when a report comes, and ends with the first thing that can no longer be said.
 */
export async function listConditionsNow(
	ctx: Pick<DomainContext, 'db' | 'now' | 'reads' | 'ends'>,
	courseIds: readonly number[],
): Promise<Map<number, Condition[]>> {
	for (const id of courseIds) ctx.reads.add(`course:${id}`);
	if (courseIds.length === 0) return new Map();
	const now = ctx.now();
	const rows = await readReports(ctx.db, courseIds, new Date(now.getTime() - LONGEST_LIFE_DAYS * DAY));
	const joined = new Map<number, Condition[]>();
	for (const [courseId, reports] of Map.groupBy(rows, (row) => row.courseId)) {
		const said = joinReports(reports.map(toReport), { longitude: reports[0]?.longitude ?? null, now });
		if (said.length > 0) joined.set(courseId, said);
		for (const { endsAt } of said) noteEnd(ctx, endsAt);
	}
	return joined;
}

/** How one course is at present; see `listConditionsNow`. Nothing where nobody has said anything that still holds. */
export async function getConditionsNow(
	ctx: Pick<DomainContext, 'db' | 'now' | 'reads' | 'ends'>,
	courseId: number,
): Promise<Condition[]> {
	return (await listConditionsNow(ctx, [courseId])).get(courseId) ?? [];
}

/** The reports of each course that may be said at a moment, by its id, each with when it was published or changed last, and where the course lies. */
export async function readReportsSince(db: Database, courseIds: readonly number[], now: Date) {
	const rows = await readReports(db, courseIds, new Date(now.getTime() - LONGEST_LIFE_DAYS * DAY));
	return new Map(
		[...Map.groupBy(rows, (row) => row.courseId)].map(([id, those]) => {
			const reports = those.map((row) => ({ ...toReport(row), changedAt: row.changedAt }));
			return [id, { longitude: those[0]?.longitude ?? null, reports }];
		}),
	);
}

/** Who has sent a report, as far as one golfer can be told from another: the member, else the network while that is known. */
export const golfer = sql<string>`coalesce(user_id::text, network_hash, ${conditionReports.id}::text)`;

/** The newest published reports of each course since a moment. */
function readReports(db: Database, courseIds: readonly number[], since: Date) {
	const { day, observedAt, told, byMember, sample, updatedAt } = conditionReports;
	const newest = db
		.select({
			day,
			observedAt,
			told,
			byMember,
			sample,
			updatedAt,
			author: sql<string>`${golfer}`.as('author'),
		})
		.from(conditionReports)
		.where(
			and(eq(conditionReports.courseId, courses.id), eq(conditionReports.status, 'published'), gt(observedAt, since)),
		)
		.orderBy(desc(observedAt))
		.limit(MOST_OF_A_COURSE)
		.as('newest');
	return db
		.select({
			courseId: courses.id,
			longitude: courses.longitude,
			day: newest.day,
			observedAt: newest.observedAt,
			told: newest.told,
			byMember: newest.byMember,
			sample: newest.sample,
			changedAt: newest.updatedAt,
			author: newest.author,
		})
		.from(courses)
		.innerJoinLateral(newest, sql`true`)
		.where(and(inArray(courses.id, [...courseIds]), isNull(courses.closedOn)));
}

type Row = Awaited<ReturnType<typeof readReports>>[number];

const toReport = ({ author, byMember, day, observedAt, told, sample }: Row): Report => ({
	author,
	isMember: byMember,
	day,
	observedAt,
	told: told as Told,
	isSample: sample,
});
