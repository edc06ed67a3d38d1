import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { alignClubs } from '../catalogue/clubs/align-clubs.ts';
import { dropEmptyClubs } from '../catalogue/clubs/drop-empty-clubs.ts';
import type { FactKey } from '../catalogue/facts/facts.ts';
import { type CourseFacts, factsOfFields } from '../catalogue/facts/fields.ts';
import { isKnown, withSource } from '../catalogue/facts/sources.ts';
import { moveFollows } from '../following/follow-commands.ts';
import { moveListed } from '../lists/list-commands.ts';
import { followFirsts, watchFirsts } from '../reviews/rating/follow-firsts.ts';
import { storeRating } from '../reviews/rating/rating-store.ts';
import { verifyRoundsAcross } from '../reviews/verification/verification-store.ts';
import { moveRounds } from '../rounds/round-commands.ts';
import type { CacheKey, DomainContext } from '../shared/context.ts';
import { utcDay } from '../shared/day.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import { moveTripCourses } from '../trips/stop-commands.ts';
import { lockWholeCourse } from './edit-commands.ts';
import { FACT_NAMES } from './fact-options.ts';
import { columnsOf, factsOf, markOf, pickFacts } from './facts.ts';
import { authorsOfSameRounds, joinSameRounds } from './same-rounds.ts';
import { type TakenOver, takeOver } from './take-over.ts';
import { moveTwins } from './twins/move-twins.ts';

/** A course and the mark of the facts that the editor saw of it. */
export type SeenCourse = { id: number; seen: string };

export type MergeFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'course-unknown' }
	| { kind: 'same-course' }
	/** One of them was changed since the editor saw what would move. */
	| { kind: 'version-changed' };

/** How many of each moved; `joined` are pairs of reviews that told the same round and became one. */
export type Moved = Record<(typeof MOVES)[number]['name'] | 'joined', number>;

/** Everything there is to the site: a merged course stands on pages of golfers, guides, partners, places and maps. */
const EVERY_PAGE: CacheKey = '*';

/**
 * Moves of rows from one course to the other, of every table that refers to a course, but for the questions whether it is another
 * (`moveTwins`), and what is private to members and nobody counts: rounds, lists, trips and what they follow (`moveRounds`, `moveListed`, `moveTripCourses`, `moveFollows`). What is on both already stays once, and goes with its course.
 */
export const MOVES = [
	{ name: 'reviews', table: 'reviews' },
	{ name: 'photographs', table: 'photographs' },
	{ name: 'bookings', table: 'partner_bookings' },
	{ name: 'reports', table: 'reports' },
	{ name: 'suggestions', table: 'course_suggestions' },
	{ name: 'campaigns', table: 'campaigns' },
	{ name: 'addresses', table: 'course_slug_aliases' },
	{ name: 'sources', table: 'merged_course_sources' },
	{ name: 'listings', table: 'world_listing' },
	{ name: 'differences', table: 'world_differences', same: ['kind'] },
	{ name: 'likes', table: 'liked_courses', same: ['user_id'] },
	{ name: 'played', table: 'played_courses', same: ['user_id'] },
	{ name: 'checkIns', table: 'check_ins', same: ['user_id', 'day'] },
	{ name: 'representatives', table: 'course_representatives', same: ['user_id'] },
	{ name: 'conditions', table: 'condition_reports' },
	{ name: 'announcements', table: 'club_announcements' },
	{ name: 'partnerLinks', table: 'partner_links', same: ['partner_id'] },
] as const satisfies { name: string; table: string; same?: string[] }[];

/**
 * Makes one course of two that are the same, in one transaction: everything that hangs on `gone` moves to `kept`, which
 * also takes over the facts it lacks and the other's names; a review of one is verified by a check-in or booking at the
 * other; the rating is counted anew. The old address goes on leading to the course, and an import finds it under the old
 * one's source. Fails as `MergeFailure` lists.
 */
export async function mergeCourses(
	ctx: DomainContext,
	kept: SeenCourse,
	gone: SeenCourse,
): Promise<Result<Moved, MergeFailure>> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	if (kept.id === gone.id) return failure({ kind: 'same-course' });
	const outcome = await inTransaction<Result<Moved, MergeFailure>>(ctx, async (tx) => {
		const rows = await lockBoth(tx, kept.id, gone.id);
		if (!rows) return failure({ kind: 'course-unknown' });
		const [before, old] = [factsOf(rows.kept), factsOf(rows.gone)];
		if (markOf(before) !== kept.seen || markOf(old) !== gone.seen) return failure({ kind: 'version-changed' });
		const firsts = await watchFirsts(tx, await authorsOfSameRounds(tx, kept.id, gone.id));
		await verifyRoundsAcross(tx, [kept.id, gone.id]);
		const moved = await moveAll(tx, kept.id, gone.id);
		await moveRounds(tx, kept.id, gone.id);
		await moveTripCourses(tx, kept.id, gone.id);
		await moveFollows(tx, kept.id, gone.id);
		await moveListed(tx, kept.id, gone.id);
		await moveTwins(tx, kept.id, gone.id);
		await tx.execute(sql`insert into merged_course_sources (source, source_id, course_id)
			values (${rows.gone.source}, ${rows.gone.sourceId}, ${kept.id})`);
		await tx.delete(courses).where(eq(courses.id, gone.id));
		await tx.execute(sql`insert into course_slug_aliases (slug, course_id) values (${old.slug}, ${kept.id})
			on conflict (slug) do update set course_id = excluded.course_id`);
		await takeFacts(tx, ctx, rows, takeOver(before, old));
		await keepClub(tx, rows);
		await storeRating(tx, kept.id, utcDay(ctx.now()));
		await followFirsts(tx, ctx, firsts, [kept.id, gone.id]);
		await record(tx, ctx, kept.id, { gone: { ...rows.gone, facts: old }, before, moved });
		return success(moved);
	});
	if (outcome.ok) ctx.changes.add(EVERY_PAGE);
	return outcome;
}

type CourseRow = typeof courses.$inferSelect;

/** In the order of their numbers, so that two who merge the same courses crosswise do not wait for each other. */
async function lockBoth(tx: Database, keptId: number, goneId: number) {
	const first = await lockWholeCourse(tx, Math.min(keptId, goneId));
	const second = await lockWholeCourse(tx, Math.max(keptId, goneId));
	if (!first || !second) return null;
	return first.id === keptId ? { kept: first, gone: second } : { kept: second, gone: first };
}

async function moveAll(tx: Database, keptId: number, goneId: number): Promise<Moved> {
	const moved: Record<string, number> = { joined: await joinSameRounds(tx, keptId, goneId) };
	for (const move of MOVES) {
		const same: readonly string[] = 'same' in move ? move.same : [];
		const table = sql.raw(move.table);
		const twin = sql.raw(same.map((column) => ` and o.${column} = t.${column}`).join(''));
		const once = same.length > 0 && sql`and not exists (select from ${table} o where o.course_id = ${keptId}${twin})`;
		const { rowCount } = await tx.execute(
			sql`update ${table} t set course_id = ${keptId} where t.course_id = ${goneId} ${once || sql``}`,
		);
		moved[move.name] = rowCount ?? 0;
	}
	// Each name of the list above has just been given its number.
	return moved as Moved;
}

type Both = { kept: CourseRow; gone: CourseRow };

/** Among the other names stands the name of the other course too. */
const sourceOf = ({ factSources }: CourseRow, fact: FactKey) => factSources[fact] ?? factSources.name;

/** Each fact that is taken over keeps the source that it had. */
async function takeFacts(tx: Database, { now }: DomainContext, { kept, gone }: Both, { facts, taken }: TakenOver) {
	const coverTerrain = kept.terrain ?? facts.terrain ?? kept.coverTerrain;
	const factSources = factsOfFields(taken).reduce(
		(sources, fact) =>
			// Of all that is known a better position alone is replaced.
			isKnown(kept, fact) && fact !== 'position' ? sources : withSource(sources, facts, [fact], sourceOf(gone, fact)),
		kept.factSources,
	);
	await tx
		.update(courses)
		.set({ ...columnsOf(facts), factSources, coverTerrain, updatedAt: now() })
		.where(eq(courses.id, kept.id));
}

/** The club of the other, where this one has none; what is new of a club's facts is told by all its courses. */
async function keepClub(tx: Database, { kept, gone }: { kept: CourseRow; gone: CourseRow }) {
	const clubId = kept.clubId ?? gone.clubId;
	if (clubId === null) return;
	if (kept.clubId === null) await tx.update(courses).set({ clubId }).where(eq(courses.id, kept.id));
	await alignClubs(tx, [clubId], kept.clubId === null ? kept.id : undefined);
	if (gone.clubId !== null) await dropEmptyClubs(tx, [gone.clubId]);
}

type Merged = { gone: CourseRow & { facts: CourseFacts }; before: CourseFacts; moved: Moved };

/** What the other course said stands in the log whole: nowhere else is it kept. */
async function record(tx: Database, ctx: DomainContext, keptId: number, { gone, before, moved }: Merged) {
	const { taken } = takeOver(before, gone.facts);
	const known = FACT_NAMES.filter((name) => String(gone.facts[name] ?? '') !== '');
	await recordDecision(tx, ctx, {
		action: 'course merged',
		thing: { kind: 'course', id: keptId },
		before: { ...pickFacts(gone.facts, known), id: gone.id, source: gone.source, sourceId: gone.sourceId },
		after: { id: keptId, ...moved, taken },
	});
}
