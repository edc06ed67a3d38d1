import { desc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courseSlugAliases } from '#database/schema/catalogue.ts';
import { courseChangeEpochs, courseChanges } from '#database/schema/course-changes.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import type { KeptFile } from '../open-data/queries.ts';
import { type CalledCourse, readCalledCourses } from './called-courses.ts';

/**
 * Where a list of changes goes on: after this change of this course. `epoch` names the life of the database in which changes are
 * numbered: a backup that is put back begins a new one.
 */
export type ChangePlace = { epoch: string; change: number; id: number };

/** A course that has changed as it is now; null for one that is gone, with the course it was merged into, where it was. */
export type ChangedCourse = { id: number; course: CalledCourse | null; mergedInto: number | null };

export type ChangePart = { items: ChangedCourse[]; more: boolean; next: ChangePlace };

type Asked = {
	after: ChangePlace | null;
	/** YYYY-MM-DD; null: from the beginning. */
	since: string | null;
	limit: number;
};

/**
 * The courses that have changed after a place, each once, in the order of their last changes. A change is numbered by its
 * transaction, and none is told before all with smaller numbers have ended: so nothing that is still on its way is passed over.
 * Fails with `other-epoch` where the place is of another life of the database.
 */
export async function listChangedCourses(
	ctx: DomainContext,
	{ after, since, limit }: Asked,
): Promise<Result<ChangePart, { kind: 'other-epoch' }>> {
	const { rows } = await ctx.db.execute<Row>(changesAfter({ after, since, limit }));
	const epoch = rows.find(({ change }) => change === null)?.epoch ?? '';
	if (after && after.epoch !== epoch) return failure({ kind: 'other-epoch' });
	const found = rows.filter((row): row is Change => row.change !== null);
	const part = found.slice(0, limit);
	const courses = await readCalledCourses(
		ctx,
		part.filter(({ gone }) => !gone).map(({ course_id: id }) => id),
	);
	const byId = new Map(courses.map((course) => [course.id, course]));
	const last = part.at(-1);
	return success({
		items: part.flatMap((row) => changeOf(row, byId.get(row.course_id))),
		more: found.length > limit,
		next: last ? { epoch, change: Number(last.change), id: last.course_id } : (after ?? { epoch, change: 0, id: 0 }),
	});
}

type Change = { epoch: string; change: string; course_id: number; gone: boolean; merged_into: number | null };
type Row = Change | { epoch: string; change: null };

/** A row that tells the epoch alone, and the changes: all of one moment. */
function changesAfter({ after, since, limit }: Asked): SQL {
	const from = after ? sql`and (c.change, c.course_id) > (${after.change}::bigint, ${after.id}::int)` : sql``;
	// What is changed is dated by the beginning of its transaction, and none takes a day.
	const lately = since ? sql`and c.changed_at >= ${since}::date - 1` : sql``;
	return sql`
		with ends as (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as ended,
			(select epoch from ${courseChangeEpochs} order by began_at desc limit 1) as epoch)
		select epoch, null::bigint as change, null::int as course_id, null::boolean as gone, null::int as merged_into from ends
		union all
		(select epoch, c.change, c.course_id, c.gone,
			(select a.course_id from ${courseSlugAliases} a where c.gone and a.slug = c.slug)
		from ends, ${courseChanges} c where c.change < ended ${from} ${lately}
		order by c.change, c.course_id limit ${limit + 1})`;
}

/** One that has gone since the list was read is told when it is its turn. */
function changeOf(
	{ course_id: id, gone, merged_into: mergedInto }: Change,
	course: CalledCourse | undefined,
): ChangedCourse[] {
	if (gone) return [{ id, course: null, mergedInto }];
	return course ? [{ id, course, mergedInto: null }] : [];
}

/** The number from which on a transaction sees no changes for sure: all those before have ended. */
export async function firstChangeAfter(db: Database): Promise<number> {
	const { rows } = await db.execute<{ first: string }>(
		sql`select pg_snapshot_xmin(pg_current_snapshot())::text as first`,
	);
	return Number(rows[0]?.first);
}

/** The place from which on the changes are told that a file of the catalogue may not have; null where nobody knows. */
export async function changesAfterFile(
	{ db }: { db: Database },
	{ changesFrom }: Pick<KeptFile, 'changesFrom'>,
): Promise<ChangePlace | null> {
	if (changesFrom === null) return null;
	const { epoch, beganAt } = courseChangeEpochs;
	const [row] = await db.select({ epoch }).from(courseChangeEpochs).orderBy(desc(beganAt)).limit(1);
	return row ? { epoch: row.epoch, change: changesFrom, id: 0 } : null;
}
