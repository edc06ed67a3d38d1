import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import type { ClosedElement } from '../world/differences.ts';
import type { Origin } from './files/source.ts';

/** A course that is open here and gone in a file; `slug` is its address, the rest what the desk is told of it. */
export type OpenOne = ClosedElement & { slug: string };

/**
 * Of rows that are refused since their courses are gone: which of these courses are open in the catalogue, by the place in the list.
 * An import closes none of them; it says so, for an editor to look.
 */
export async function findOpenOnes(
	tx: Database,
	rows: readonly (Pick<Origin, 'source' | 'sourceId'> | null)[],
): Promise<Map<number, OpenOne>> {
	const asked = rows.flatMap((row, at) => (row ? [{ row: at, source: row.source, source_id: row.sourceId }] : []));
	if (asked.length === 0) return new Map();
	const { rows: found } = await tx.execute<OpenOne & { row: number }>(sql`
		select distinct r.row, r.source, r.source_id as "sourceId", c.id as "courseId", c.slug from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r(row int, source text, source_id text)
		join import_known k on k.source = r.source and k.source_id = r.source_id
		join courses c on c.id = k.target and c.closed_on is null`);
	return new Map(found.map(({ row, ...one }) => [row, one]));
}
