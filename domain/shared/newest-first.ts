import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Id = number | string;

/** Where a part of a list ends that goes from the newest on: in microseconds, as the database keeps moments, and the id of its row. */
export type Place<Own extends Id = number> = { microseconds: number; id: Own };

/** A moment as `Place` has it. */
export const microsecondsOf = (moment: SQLWrapper) => sql<string>`(extract(epoch from ${moment}) * 1000000)::bigint`;

/** Those after a place; as one row, so that an index is walked from there on. */
export function olderThan({ microseconds, id }: Place<Id>, columns: { moment: SQLWrapper; id: SQLWrapper }): SQL {
	const moment = sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`;
	return sql`(${columns.moment}, ${columns.id}) < (${moment}, ${id})`;
}

/** A part of a list, and where it ends; null where nothing comes after it. */
export type Part<Item, Own extends Id = number> = { items: Item[]; next: Place<Own> | null };

/** The part that is told of rows that were asked for with one more than `limit`. */
export function partOf<Row extends { microseconds: string }, Item, Own extends Id>(
	rows: readonly Row[],
	{ limit, idOf, toItem }: { limit: number; idOf: (row: Row) => Own; toItem: (row: Row) => Item },
): Part<Item, Own> {
	const last = rows[limit - 1];
	const next = rows.length > limit && last ? { microseconds: Number(last.microseconds), id: idOf(last) } : null;
	return { items: rows.slice(0, limit).map(toItem), next };
}
