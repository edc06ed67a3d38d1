import { sql } from 'drizzle-orm';
import type { DomainContext } from '../shared/context.ts';
import { type MonthCounts, type YearOfGreens, yearOf } from './year.ts';

type Row = MonthCounts & { since: number };

/** When the greens of a course were good, by the month of play over all years; null where nobody has told of them. */
export async function getYearOfGreens(
	{ db, reads }: Pick<DomainContext, 'db' | 'reads'>,
	courseId: number,
): Promise<YearOfGreens | null> {
	reads.add(`course:${courseId}`);
	const { rows } = await db.execute<Row>(sql`
		select extract(month from day)::int as month,
			(count(*) filter (where told ? 'greens'))::int as reports,
			(sum(weight) filter (where told ->> 'greens' = 'good') / sum(weight) filter (where told ? 'greens'))::float8 as good,
			(count(*) filter (where told ->> 'temporary' in ('some', 'all')))::int as temporary,
			count(*)::int as "all",
			extract(year from min(day))::int as since
		from condition_reports, lateral (select case when by_member then 1 else 0.5 end as weight) as weighed
		where course_id = ${courseId} and status = 'published'
		group by 1 order by 1`);
	const months = rows.map(({ since: _, good, ...month }) => ({
		...month,
		good: month.reports > 0 ? (good ?? 0) : null,
	}));
	return yearOf(months, Math.min(...rows.map(({ since }) => since)));
}
