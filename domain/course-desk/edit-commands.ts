import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courseSlugAliases, courses } from '#database/schema/catalogue.ts';
import { type CourseFacts, type FactName, factsOfFields, factsWith, fieldsOf } from '../catalogue/facts/fields.ts';
import { type FactSource, withSource } from '../catalogue/facts/sources.ts';
import { getCountry } from '../catalogue/places/countries.ts';
import { inferTerrain } from '../catalogue/terrain.ts';
import type { DomainContext } from '../shared/context.ts';
import { utcDay } from '../shared/day.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import { editSisters } from './clubs/sister-edits.ts';
import type { ToldBy, ToldByElement } from './edit-options.ts';
import { changedFacts, columnsOf, editForLog, factsOf, markOf } from './facts.ts';

type CourseRow = typeof courses.$inferSelect;

export type EditFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'course-unknown' }
	/** Somebody else has changed it since it was read: `stored` is what they made of it. */
	| { kind: 'version-changed'; stored: CourseFacts }
	| { kind: 'slug-taken' };

/** What else than its own page and the rankings tells these facts: maps, neighbours, the lists of places. */
const TOLD_ELSEWHERE = factsWith('toldElsewhere').flatMap(({ fact }) => fieldsOf(fact).map(({ name }) => name));

/** Which facts were changed, and the sisters that the club's facts among them were changed of, by their ids. */
type Edited = { changed: FactName[]; sisters: number[] };

/**
 * Writes the facts of a course, if they are still those that bear the mark `seen`; an old address goes on leading to it.
 * What is the club's changes at all its courses. What has changed stands in the log, before and after, and is kept as told by whom
 * the editor names. Saying what is there already changes nothing. Fails as `EditFailure` lists.
 */
export async function editCourse(
	ctx: DomainContext,
	{ courseId, seen, toldBy = { from: 'editor' } }: { courseId: number; seen: string; toldBy?: ToldBy | ToldByElement },
	facts: CourseFacts,
): Promise<Result<Edited, EditFailure>> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const outcome = await inTransaction<Result<Edited, EditFailure>>(ctx, async (tx) => {
		const row = await lockWholeCourse(tx, courseId);
		if (!row) return failure({ kind: 'course-unknown' });
		const before = factsOf(row);
		if (markOf(before) !== seen) return failure({ kind: 'version-changed', stored: before });
		const changed = changedFacts(before, facts);
		if (changed.length === 0) return success({ changed, sisters: [] });
		const source = editedSource(toldBy, ctx.now());
		const sources = withSource(row.factSources, facts, factsOfFields(changed), source);
		if (before.slug !== facts.slug && !(await moveAddress(tx, row, facts.slug))) return failure({ kind: 'slug-taken' });
		await tx
			.update(courses)
			.set({
				...columnsOf(facts),
				...derivedColumns(row, facts),
				factSources: sources,
				updatedAt: ctx.now(),
			})
			.where(eq(courses.id, courseId));
		const told = editForLog({ facts: before, sources: row.factSources }, { facts, sources }, changed);
		await recordDecision(tx, ctx, { action: 'course edited', thing: { kind: 'course', id: courseId }, ...told });
		return success({ changed, sisters: await editSisters(tx, ctx, row, { facts, changed, source }) });
	});
	if (outcome.ok && outcome.value.changed.length > 0) {
		for (const id of [courseId, ...outcome.value.sisters]) ctx.changes.add(`course:${id}`);
		ctx.changes.add('ranking');
		if (outcome.value.changed.some((name) => TOLD_ELSEWHERE.includes(name))) ctx.changes.add('catalogue');
	}
	return outcome;
}

function editedSource(toldBy: ToldBy | ToldByElement, now: Date): FactSource {
	const day = utcDay(now);
	if (toldBy.from === 'osm') return { ...toldBy, day };
	return { from: toldBy.from, day, ...(toldBy.isChecked && { checked: day }) };
}

/** The row of a course, which nobody else changes or deletes until the transaction ends. */
export async function lockWholeCourse(tx: Database, courseId: number): Promise<CourseRow | undefined> {
	const [row] = await tx.select().from(courses).where(eq(courses.id, courseId)).for('update');
	return row;
}

/** What follows from the facts: its continent, and the ground its cover is drawn with. */
function derivedColumns(row: CourseRow, facts: CourseFacts) {
	const { latitude, longitude, terrain } = facts;
	const moved = row.latitude !== latitude || row.longitude !== longitude;
	const inferred = () => inferTerrain({ latitude, longitude, kilometresToSea: null });
	return {
		continent: getCountry(facts.country)?.continent ?? row.continent,
		coverTerrain: terrain ?? (moved ? inferred() : row.coverTerrain),
	};
}

/** False where another course has the new address, or had it once. */
async function moveAddress(tx: Database, { id, slug }: CourseRow, to: string): Promise<boolean> {
	const { rows } = await tx.execute(sql`
		select 1 from courses where slug = ${to} and id <> ${id}
		union all select 1 from course_slug_aliases where slug = ${to} and course_id <> ${id}`);
	if (rows.length > 0) return false;
	await tx.delete(courseSlugAliases).where(and(eq(courseSlugAliases.slug, to), eq(courseSlugAliases.courseId, id)));
	await tx.insert(courseSlugAliases).values({ slug, courseId: id }).onConflictDoNothing();
	return true;
}
