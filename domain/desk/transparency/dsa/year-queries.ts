import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { appeals, deskLog } from '#database/schema/desk.ts';
import { reports } from '#database/schema/moderation.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { DeskAction } from '#domain/shared/desk/desk-log.ts';
import { type Ground, isGround } from '#domain/shared/desk/grounds.ts';
import { REMOVALS } from '../removals.ts';

type Asking = Pick<DomainContext, 'db'>;

/** What takes something from somebody, and owes them a statement of reasons under Article 17 of the Digital Services Act. */
const MEASURES = [...REMOVALS, 'member suspended'] as const;
type MeasureAction = (typeof MEASURES)[number];

/** What led to it; entries from before it was noted down count as an editor's own finding. */
export type MeasureSource = 'report' | 'rule' | 'editor';

/** A measure as the log has it: never the editor's words, which may name somebody. `written`, `until`: days (UTC), where they are known. */
export type Measure = {
	id: number;
	at: Date;
	action: MeasureAction;
	ground: Ground;
	source: MeasureSource;
	written: string | null;
	language: string | null;
	until: string | null;
};

/** A report; `decidedAt` is null while it waits. */
export type Notice = {
	reason: string;
	createdAt: Date;
	decidedAt: Date | null;
	status: 'open' | 'upheld' | 'dismissed';
	ground: string | null;
};

/** An objection, and the decision that it was against. */
export type Complaint = {
	status: 'open' | 'granted' | 'refused';
	createdAt: Date;
	decidedAt: Date | null;
	against: string;
};

/** The measures of a year (UTC), the oldest first. For everybody. */
export async function listMeasures({ db }: Asking, year: number): Promise<Measure[]> {
	const after = (name: string) => sql<string | null>`${deskLog.after} ->> ${name}`;
	const rows = await db
		.select({
			...{ id: deskLog.id, at: deskLog.at, ground: deskLog.ground },
			// Only these are asked for.
			action: sql<MeasureAction>`${deskLog.action}`,
			...{ source: after('source'), written: after('written'), language: after('language'), until: after('until') },
		})
		.from(deskLog)
		.where(and(inArray(deskLog.action, MEASURES as readonly DeskAction[]), inYear(deskLog.at, year)))
		.orderBy(asc(deskLog.id));
	return rows.flatMap(({ ground, source, until, ...row }) =>
		ground !== null && isGround(ground)
			? [{ ...row, ground, source: isSource(source) ? source : 'editor', until: until?.slice(0, 10) ?? null }]
			: [],
	);
}

const isSource = (name: string | null): name is MeasureSource => name === 'report' || name === 'rule';

/** The reports that were sent in a year (UTC). For everybody: nothing of who sent them, nor about what. */
export const listNotices = ({ db }: Asking, year: number): Promise<Notice[]> =>
	db
		.select({
			...{ reason: reports.reason, createdAt: reports.createdAt, decidedAt: reports.decidedAt },
			...{ status: reports.status, ground: reports.ground },
		})
		.from(reports)
		.where(inYear(reports.createdAt, year));

/** The objections that were sent in a year (UTC). For everybody, as above. */
export const listComplaints = ({ db }: Asking, year: number): Promise<Complaint[]> =>
	db
		.select({
			...{ status: appeals.status, createdAt: appeals.createdAt, decidedAt: appeals.decidedAt },
			against: deskLog.action,
		})
		.from(appeals)
		.innerJoin(deskLog, eq(deskLog.id, appeals.decisionId))
		.where(inYear(appeals.createdAt, year));

const inYear = (column: PgColumn, year: number) =>
	and(gte(column, new Date(Date.UTC(year, 0))), lt(column, new Date(Date.UTC(year + 1, 0))));

const HOUR = 3_600_000;

/** The median of the hours from sending to decision, of what is decided; null where nothing is. */
export function medianHours(of: readonly { createdAt: Date; decidedAt: Date | null }[]): number | null {
	const hours = of
		.flatMap(({ createdAt, decidedAt }) =>
			decidedAt ? [Math.max(0, decidedAt.getTime() - createdAt.getTime()) / HOUR] : [],
		)
		.toSorted((a, b) => a - b);
	const middle = hours.length / 2;
	const [low, high] = [hours[Math.ceil(middle) - 1], hours[Math.floor(middle)]];
	return low === undefined || high === undefined ? null : (low + high) / 2;
}
