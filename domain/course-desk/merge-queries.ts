import { sql } from 'drizzle-orm';
import type { FactName } from '../catalogue/facts/fields.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { MOVES, type Moved } from './merge-commands.ts';
import { getWholeCourse, type WholeCourse } from './queries.ts';
import { sameRounds } from './same-rounds.ts';
import { takeOver } from './take-over.ts';

/** What a merge would do, before it is done: how much hangs on the course that goes, and the facts that are taken over. */
export type MergePreview = {
	kept: WholeCourse;
	gone: WholeCourse;
	moves: Omit<Moved, 'sources' | 'listings' | 'differences'>;
	taken: { name: FactName; before: unknown; after: unknown }[];
};

/** Null where one of them is not there, both are one, or whoever asks is no editor. */
export async function previewMerge(ctx: DomainContext, keptId: number, goneId: number): Promise<MergePreview | null> {
	if (!isEditor(ctx.viewer) || keptId === goneId) return null;
	const [kept, gone] = await Promise.all([getWholeCourse(ctx, keptId), getWholeCourse(ctx, goneId)]);
	if (!kept || !gone) return null;
	const { facts, taken } = takeOver(kept.facts, gone.facts);
	const counts = MOVES.map(
		({ name, table }) =>
			sql`(select count(*)::int from ${sql.raw(table)} where course_id = ${goneId}) as ${sql.identifier(name)}`,
	);
	const { rows } = await ctx.db.execute<Moved>(sql`select ${sql.join(counts, sql`, `)},
		(select count(*)::int from (${sameRounds(keptId, goneId)}) pairs) as joined`);
	if (!rows[0]) throw new Error('nothing was counted');
	const { sources: _, listings: __, differences: ___, ...counted } = rows[0];
	// The present address of the course that goes leads on too.
	const moves = { ...counted, addresses: counted.addresses + 1 };
	const told = taken.map((name) => ({ name, before: kept.facts[name], after: facts[name] }));
	return { kept, gone, moves, taken: told };
}
