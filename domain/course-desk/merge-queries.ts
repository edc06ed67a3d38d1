import { sql } from 'drizzle-orm';
import type { FactName } from '../catalogue/facts/fields.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk-policy.ts';
import type { Moved } from './merge-commands.ts';
import { getWholeCourse, type WholeCourse } from './queries.ts';
import { sameRounds } from './same-rounds.ts';
import { takeOver } from './take-over.ts';

/** What a merge would do, before it is done: how much hangs on the course that goes, and the facts that are taken over. */
export type MergePreview = {
	kept: WholeCourse;
	gone: WholeCourse;
	moves: Omit<Moved, 'sources'>;
	taken: { name: FactName; before: unknown; after: unknown }[];
};

/** Null where one of them is not there, both are one, or whoever asks is no editor. */
export async function previewMerge(ctx: DomainContext, keptId: number, goneId: number): Promise<MergePreview | null> {
	if (!isEditor(ctx.viewer) || keptId === goneId) return null;
	const [kept, gone] = await Promise.all([getWholeCourse(ctx, keptId), getWholeCourse(ctx, goneId)]);
	if (!kept || !gone) return null;
	const { facts, taken } = takeOver(kept.facts, gone.facts);
	const count = (table: string) => sql`(select count(*)::int from ${sql.raw(table)} where course_id = ${goneId})`;
	const { rows } = await ctx.db.execute<MergePreview['moves']>(sql`select
		${count('reviews')} as reviews, ${count('photographs')} as photographs, ${count('liked_courses')} as likes,
		${count('check_ins')} as "checkIns", ${count('partner_bookings')} as bookings, ${count('reports')} as reports,
		${count('course_suggestions')} as suggestions, ${count('course_representatives')} as representatives,
		${count('partner_links')} as "partnerLinks", ${count('course_slug_aliases')} + 1 as addresses,
		(select count(*)::int from (${sameRounds(keptId, goneId)}) pairs) as joined`);
	if (!rows[0]) throw new Error('nothing was counted');
	const told = taken.map((name) => ({ name, before: kept.facts[name], after: facts[name] }));
	return { kept, gone, moves: rows[0], taken: told };
}
