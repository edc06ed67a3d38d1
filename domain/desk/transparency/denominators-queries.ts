import { inArray, isNotNull, sql } from 'drizzle-orm';
import { conditionReports } from '#database/schema/conditions.ts';
import { appeals, deskLog } from '#database/schema/desk.ts';
import { reports } from '#database/schema/moderation.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { DECISIONS_MADE, type DeskAction } from '#domain/shared/desk/desk-log.ts';
import { REMOVALS } from './removals.ts';

/**
 * What the decisions of a year (UTC) are to be measured by. `reviews` are those written in it that are still there, without samples; `held`
 * those of them that a rule held; `conditions` are reports of conditions alike. Hours are medians from sending to the first decision, of what was decided in the year; null where
 * nothing was. `removals`: what was rejected or removed; `byRule` of them, after a rule had found it. Nothing is decided by a machine.
 */
export type Denominators = {
	year: number;
	reviews: number;
	held: number;
	conditions: number;
	conditionsHeld: number;
	reports: number;
	removals: number;
	byRule: number;
	hours: { reviews: number | null; conditions: number | null; reports: number | null; objections: number | null };
};

type Asking = Pick<DomainContext, 'db'>;
type Row = { year: number; count: number; part: number; hours: number | null };

/** By year. For everybody; counted anew with the next decision. */
export async function countDenominators(ctx: Pick<DomainContext, 'db' | 'reads'>): Promise<Map<number, Denominators>> {
	ctx.reads.add(DECISIONS_MADE);
	const counted = await Promise.all([
		countWritten(ctx),
		timeReviews(ctx),
		countReports(ctx),
		timeReports(ctx),
		countRemovals(ctx),
		timeObjections(ctx),
		countConditions(ctx),
		timeConditions(ctx),
	]);
	const years = new Set(counted.flat().map(({ year }) => year));
	return new Map([...years].map((year) => [year, toDenominators(year, counted)]));
}

function toDenominators(year: number, counted: readonly Row[][]): Denominators {
	const [written, decided, sent, reported, removed, objected, told, judged] = counted.map((rows) =>
		rows.find((row) => row.year === year),
	);
	return {
		year,
		...{ reviews: written?.count ?? 0, held: written?.part ?? 0, reports: sent?.count ?? 0 },
		...{ conditions: told?.count ?? 0, conditionsHeld: told?.part ?? 0 },
		...{ removals: removed?.count ?? 0, byRule: removed?.part ?? 0 },
		hours: {
			reviews: decided?.hours ?? null,
			conditions: judged?.hours ?? null,
			reports: reported?.hours ?? null,
			objections: objected?.hours ?? null,
		},
	};
}

const yearOf = (moment: unknown) => sql<number>`extract(year from ${moment} at time zone 'UTC')::int`;

/** The columns of a row: of those at `moment`, how many there are, how many of them are such, and the median hours from a to b. */
const rowOf = (moment: unknown, { such = sql`false`, hours = sql`null::float8` } = {}) => ({
	year: yearOf(moment),
	count: sql<number>`count(*)::int`,
	part: sql<number>`(count(*) filter (where ${such}))::int`,
	hours: sql<number | null>`(percentile_cont(0.5) within group (order by ${hours}))::float8`,
});
const hoursBetween = (from: unknown, to: unknown) => sql`extract(epoch from ${to} - ${from}) / 3600`;

const countWritten = ({ db }: Asking): Promise<Row[]> =>
	db
		.select(rowOf(reviews.createdAt, { such: sql`cardinality(${reviews.heldBy}) > 0` }))
		.from(reviews)
		.where(sql`not ${reviews.sample}`)
		.groupBy(sql`1`);

const countConditions = ({ db }: Asking): Promise<Row[]> =>
	db
		.select(rowOf(conditionReports.createdAt, { such: sql`cardinality(${conditionReports.heldBy}) > 0` }))
		.from(conditionReports)
		.where(sql`not ${conditionReports.sample}`)
		.groupBy(sql`1`);

/** When each thing was first decided by one of these: what was decided again is timed by its first decision alone. */
const firstDecisions = ({ db }: Asking, actions: readonly DeskAction[]) =>
	db
		.select({ thing: sql<string>`${deskLog.thingId}`.as('thing'), at: sql<Date>`min(${deskLog.at})`.as('at') })
		.from(deskLog)
		.where(inArray(deskLog.action, [...actions]))
		.groupBy(deskLog.thingId)
		.as('first');

function timeReviews({ db }: Asking): Promise<Row[]> {
	const first = firstDecisions({ db }, ['review approved', 'review rejected']);
	return db
		.select(rowOf(first.at, { hours: hoursBetween(reviews.createdAt, first.at) }))
		.from(first)
		.innerJoin(reviews, sql`${reviews.id}::text = ${first.thing}`)
		.groupBy(sql`1`);
}

function timeConditions({ db }: Asking): Promise<Row[]> {
	const first = firstDecisions({ db }, ['conditions approved', 'conditions rejected']);
	return db
		.select(rowOf(first.at, { hours: hoursBetween(conditionReports.createdAt, first.at) }))
		.from(first)
		.innerJoin(conditionReports, sql`${conditionReports.id}::text = ${first.thing}`)
		.groupBy(sql`1`);
}

const countReports = ({ db }: Asking): Promise<Row[]> =>
	db.select(rowOf(reports.createdAt)).from(reports).groupBy(sql`1`);

const timeReports = ({ db }: Asking): Promise<Row[]> =>
	db
		.select(rowOf(reports.decidedAt, { hours: hoursBetween(reports.createdAt, reports.decidedAt) }))
		.from(reports)
		.where(isNotNull(reports.decidedAt))
		.groupBy(sql`1`);

const countRemovals = ({ db }: Asking): Promise<Row[]> =>
	db
		.select(rowOf(deskLog.at, { such: sql`${deskLog.after} ->> 'source' = 'rule'` }))
		.from(deskLog)
		.where(inArray(deskLog.action, [...REMOVALS]))
		.groupBy(sql`1`);

const timeObjections = ({ db }: Asking): Promise<Row[]> =>
	db
		.select(rowOf(appeals.decidedAt, { hours: hoursBetween(appeals.createdAt, appeals.decidedAt) }))
		.from(appeals)
		.where(isNotNull(appeals.decidedAt))
		.groupBy(sql`1`);
