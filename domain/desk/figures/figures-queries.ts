import { desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { deskLog } from '#database/schema/desk.ts';
import { mailOutbox } from '#database/schema/mail.ts';
import { reviews } from '#database/schema/reviews.ts';
import { jobFailures, settings } from '#database/schema/system.ts';
import { isHoldingRule } from '#domain/reviews/holding/holding-rules.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { utcDay } from '#domain/shared/day.ts';
import { isEditor } from '#domain/shared/desk/desk-policy.ts';
import { LAST_BACKUP, LATE_BACKUP_HOURS } from './last-backup.ts';

/** How far back the figures look. */
export const FIGURES_DAYS = 30;
const NEWEST_COURSES = 10;
const DAY = 86_400_000;
const HOUR = DAY / 24;
/** Times to decision are counted in bands: from each of these hours up to the next. */
export const DECISION_BANDS = [0, 1, 4, 24, 48, 168] as const;

/** Every figure is of the last `FIGURES_DAYS` days, today among them; samples are left out. */
export type DeskFigures = {
	/** Reviews written on each day (UTC, YYYY-MM-DD), the oldest first. */
	days: { day: string; reviews: number }[];
	/** Of the reviews written in that time: how many each rule held, and how many of those stand rejected. */
	rules: { rule: string; held: number; rejected: number }[];
	/** Of the reviews written in that time: all, held by any rule, rejected. */
	reviews: { all: number; held: number; rejected: number };
	/**
	 * Hours from writing to the first decision, of the held reviews decided in that time; null where none was. `bands` has how
	 * many were decided in each of `DECISION_BANDS`.
	 */
	decision: { decided: number; median: number | null; p90: number | null; bands: number[] };
	courses: { id: number; name: string; country: string; createdAt: Date }[];
	/** Letters of that time that were given up, by message; and how many letters there were. */
	letters: { all: number; failed: { message: string; count: number }[] };
	/** Runs of background jobs of that time that threw, by job, the most first. */
	jobs: { job: string; count: number }[];
	/** The last backup that succeeded, however long ago, and whether another one should have since; null: there was none. */
	backup: { at: Date; late: boolean } | null;
};

/** What editors know of how the desk is doing; null for everybody else. */
export async function readFigures(ctx: DomainContext): Promise<DeskFigures | null> {
	if (!isEditor(ctx.viewer)) return null;
	const today = Math.floor(ctx.now().getTime() / DAY) * DAY;
	const since = new Date(today - (FIGURES_DAYS - 1) * DAY);
	const [days, rules, all, decision, newest, letters, jobs, backup] = await Promise.all([
		countDays(ctx, since),
		countRules(ctx, since),
		countReviews(ctx, since),
		timeDecisions(ctx, since),
		listNewest(ctx),
		countLetters(ctx, since),
		countFailedJobs(ctx, since),
		getLastBackup(ctx),
	]);
	return { days, rules, reviews: all, decision, courses: newest, letters, jobs, backup };
}

type Asking = Pick<DomainContext, 'db'>;

const isReal = sql`not ${reviews.sample}`;

async function countDays({ db }: Asking, since: Date): Promise<DeskFigures['days']> {
	const rows = await db
		.select({
			day: sql<string>`to_char(${reviews.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`,
			count: sql<number>`count(*)::int`,
		})
		.from(reviews)
		.where(sql`${gte(reviews.createdAt, since)} and ${isReal}`)
		.groupBy(sql`1`);
	const counts = new Map(rows.map(({ day, count }) => [day, count]));
	return Array.from({ length: FIGURES_DAYS }, (_, at) => {
		const day = utcDay(new Date(since.getTime() + at * DAY));
		return { day, reviews: counts.get(day) ?? 0 };
	});
}

async function countRules({ db }: Asking, since: Date): Promise<DeskFigures['rules']> {
	const rows = await db
		.select({
			rule: sql<string>`unnest(${reviews.heldBy})`,
			held: sql<number>`count(*)::int`,
			rejected: sql<number>`(count(*) filter (where ${reviews.status} = 'rejected'))::int`,
		})
		.from(reviews)
		.where(sql`${gte(reviews.createdAt, since)} and ${isReal}`)
		.groupBy(sql`1`)
		.orderBy(sql`2 desc, 1`);
	return rows.filter(({ rule }) => isHoldingRule(rule));
}

async function countReviews({ db }: Asking, since: Date): Promise<DeskFigures['reviews']> {
	const [counts] = await db
		.select({
			all: sql<number>`count(*)::int`,
			held: sql<number>`(count(*) filter (where cardinality(${reviews.heldBy}) > 0))::int`,
			rejected: sql<number>`(count(*) filter (where ${reviews.status} = 'rejected'))::int`,
		})
		.from(reviews)
		.where(sql`${gte(reviews.createdAt, since)} and ${isReal}`);
	return counts ?? { all: 0, held: 0, rejected: 0 };
}

/** A review that was decided again, after an edit or an objection, is timed by its first decision alone. */
async function timeDecisions({ db }: Asking, since: Date): Promise<DeskFigures['decision']> {
	const first = db
		.select({
			review: sql<string>`${deskLog.thingId}`.as('review'),
			decidedAt: sql<Date>`min(${deskLog.at})`.as('decided_at'),
		})
		.from(deskLog)
		.where(sql`${deskLog.thingKind} = 'review' and ${deskLog.action} in ('review approved', 'review rejected')`)
		.groupBy(deskLog.thingId)
		.having(sql`min(${deskLog.at}) >= ${since.toISOString()}::timestamptz`)
		.as('first');
	const hours = sql`extract(epoch from ${first.decidedAt} - ${reviews.createdAt}) / 3600`;
	const band = sql`width_bucket(${hours}, ${sql.raw(`array[${DECISION_BANDS.slice(1)}]`)})`;
	const inBand = DECISION_BANDS.map((_, at) => sql`(count(*) filter (where ${band} = ${at}))::int`);
	const [timed] = await db
		.select({
			decided: sql<number>`count(*)::int`,
			median: sql<number | null>`(percentile_cont(0.5) within group (order by ${hours}))::float8`,
			p90: sql<number | null>`(percentile_cont(0.9) within group (order by ${hours}))::float8`,
			bands: sql<number[]>`array[${sql.join(inBand, sql`, `)}]`,
		})
		.from(first)
		.innerJoin(reviews, sql`${reviews.id}::text = ${first.review}`);
	return timed ?? { decided: 0, median: null, p90: null, bands: DECISION_BANDS.map(() => 0) };
}

const listNewest = ({ db }: Asking): Promise<DeskFigures['courses']> =>
	db
		.select({ id: courses.id, name: courses.name, country: courses.country, createdAt: courses.createdAt })
		.from(courses)
		.where(isNull(courses.closedOn))
		.orderBy(desc(courses.createdAt), desc(courses.id))
		.limit(NEWEST_COURSES);

async function countLetters({ db }: Asking, since: Date): Promise<DeskFigures['letters']> {
	const rows = await db
		.select({
			message: mailOutbox.message,
			all: sql<number>`count(*)::int`,
			count: sql<number>`(count(*) filter (where ${mailOutbox.status} = 'failed'))::int`,
		})
		.from(mailOutbox)
		.where(gte(mailOutbox.createdAt, since))
		.groupBy(mailOutbox.message)
		.orderBy(sql`3 desc, 1`);
	return {
		all: rows.reduce((sum, { all }) => sum + all, 0),
		failed: rows.filter(({ count }) => count > 0).map(({ message, count }) => ({ message, count })),
	};
}

const countFailedJobs = ({ db }: Asking, since: Date): Promise<DeskFigures['jobs']> =>
	db
		.select({ job: jobFailures.job, count: sql<number>`sum(${jobFailures.count})::int` })
		.from(jobFailures)
		.where(gte(jobFailures.day, utcDay(since)))
		.groupBy(jobFailures.job)
		.orderBy(sql`2 desc, 1`);

async function getLastBackup({ db, now }: Asking & Pick<DomainContext, 'now'>): Promise<DeskFigures['backup']> {
	const [noted] = await db
		.select({ at: sql<string>`${settings.value}->>'at'` })
		.from(settings)
		.where(eq(settings.key, LAST_BACKUP));
	if (!noted) return null;
	const at = new Date(noted.at);
	return { at, late: now().getTime() - at.getTime() > LATE_BACKUP_HOURS * HOUR };
}
