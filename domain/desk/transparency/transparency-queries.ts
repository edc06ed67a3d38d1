import { inArray, sql } from 'drizzle-orm';
import { deskLog } from '#database/schema/desk.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { DECISIONS_MADE, DESK_ACTIONS, type DeskAction } from '#domain/shared/desk/desk-log.ts';
import { GROUNDS, isGround } from '#domain/shared/desk/grounds.ts';
import { PUBLISHED } from './published-counts.ts';
import { isRemoval } from './removals.ts';

export type Counted = { name: string; count: number };

/** The decisions of one year (UTC) by kind and outcome; `grounds` are those of what was rejected or removed. */
export type TransparencyYear = {
	year: number;
	decisions: number;
	kinds: { kind: string; outcomes: Counted[] }[];
	grounds: Counted[];
};

type Row = { year: number; action: DeskAction; ground: string | null; count: number };

/** Counts the log by year, the newest first; a year without a decision is left out. For everybody. */
export async function countDecisions(ctx: Pick<DomainContext, 'db' | 'reads'>): Promise<TransparencyYear[]> {
	ctx.reads.add(DECISIONS_MADE);
	const counted = DESK_ACTIONS.filter((action) => PUBLISHED[action] !== null);
	const rows = await ctx.db
		.select({
			year: sql<number>`extract(year from ${deskLog.at} at time zone 'UTC')::int`,
			// Only these were asked for.
			action: sql<DeskAction>`${deskLog.action}`,
			ground: deskLog.ground,
			count: sql<number>`count(*)::int`,
		})
		.from(deskLog)
		.where(inArray(deskLog.action, counted))
		.groupBy(sql`1, 2, 3`);
	const years = [...new Set(rows.map(({ year }) => year))].sort((a, b) => b - a);
	return years.map((year) =>
		toYear(
			year,
			rows.filter((row) => row.year === year),
		),
	);
}

function toYear(year: number, rows: readonly Row[]): TransparencyYear {
	const kinds = new Map<string, Counted[]>();
	for (const action of DESK_ACTIONS) {
		const published = PUBLISHED[action];
		if (!published) continue;
		const count = sum(rows.filter((row) => row.action === action));
		kinds.set(published.kind, [...(kinds.get(published.kind) ?? []), { name: published.outcome, count }]);
	}
	// An upheld report leads to one of these, and is not counted twice by its ground.
	const down = rows.filter(({ action }) => isRemoval(action));
	return {
		year,
		decisions: sum(rows),
		// The other outcome of a kind is told as nought; a kind of which nothing was decided is not.
		kinds: [...kinds].map(([kind, outcomes]) => ({ kind, outcomes })).filter(({ outcomes }) => sum(outcomes) > 0),
		grounds: Object.keys(GROUNDS)
			.filter(isGround)
			.map((ground) => ({ name: GROUNDS[ground], count: sum(down.filter((row) => row.ground === ground)) }))
			.filter(({ count }) => count > 0),
	};
}

const sum = (of: readonly { count: number }[]) => of.reduce((total, { count }) => total + count, 0);
