import { sql } from 'drizzle-orm';
import type { DomainContext } from '../shared/context.ts';
import type { FactKey } from './facts/facts.ts';
import { fieldsOf } from './facts/fields.ts';
import { SOURCED } from './facts/sources.ts';

/** How many facts of the open courses of a country came from a source, of how many courses, and how many of them were checked. */
export type SourceCount = {
	country: string;
	from: string;
	courses: number;
	facts: number;
	checked: number;
	newest: string;
};

/** Where the facts of the catalogue are from, by country (alpha-2) and source, the greatest first. `newest` is YYYY-MM-DD. */
export async function countSources(ctx: Pick<DomainContext, 'db' | 'reads'>): Promise<SourceCount[]> {
	ctx.reads.add('catalogue');
	const { rows } = await ctx.db.execute<SourceCount>(sql`
		select c.country, told.value ->> 'from' as "from", count(distinct c.id)::int as courses, count(*)::int as facts,
			count(told.value ->> 'checked')::int as checked, max(told.value ->> 'day') as newest
		from courses c cross join lateral jsonb_each(c.fact_sources) as told
		where c.closed_on is null
		group by 1, 2 order by 1, 4 desc, 2`);
	return rows;
}

/** How many facts of all courses are known, and how many of those are kept with their source. */
export type SourceShare = { facts: number; sourced: number };

export async function shareWithSource({ db }: Pick<DomainContext, 'db'>): Promise<SourceShare> {
	const known = SOURCED.map((fact) => `(${isToldInSql(fact)})::int`);
	const sourced = SOURCED.map((fact) => `(${isToldInSql(fact)} and fact_sources ? '${fact}')::int`);
	const { rows } = await db.execute<SourceShare>(
		sql.raw(`select coalesce(sum(${known.join(' + ')}), 0)::int as facts,
			coalesce(sum(${sourced.join(' + ')}), 0)::int as sourced from courses`),
	);
	return rows[0] ?? { facts: 0, sourced: 0 };
}

/** As `isKnown` has it of a row. */
export const isToldInSql = (fact: FactKey) =>
	`(${fieldsOf(fact)
		.map(({ field: { kind, column } }) =>
			kind === 'lines' || kind === 'list' ? `cardinality(${column}) > 0` : `${column} is not null`,
		)
		.map((told) => `coalesce(${told}, false)`)
		.join(' or ')})`;
