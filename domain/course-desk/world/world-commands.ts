import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { worldDifferences, worldRuns } from '#database/schema/world.ts';
import type { CourseFacts } from '../../catalogue/facts/fields.ts';
import { otherNames as otherNamesFact } from '../../catalogue/facts/names.ts';
import { COUNTRIES_BY_NAME } from '../../catalogue/places/countries.ts';
import { isBeingFetched } from '../../catalogue/world/being-fetched.ts';
import type { DomainContext } from '../../shared/context.ts';
import { utcDay } from '../../shared/day.ts';
import { recordDecision } from '../../shared/desk/desk-log.ts';
import { isEditor } from '../../shared/desk/desk-policy.ts';
import { failure, type Result, success } from '../../shared/result.ts';
import { insideTransaction, inTransaction } from '../../shared/transaction.ts';
import { closeCourse } from '../closing-commands.ts';
import { editCourse, lockWholeCourse } from '../edit-commands.ts';
import { factsOf, markOf } from '../facts.ts';

export type WorldFailure =
	| { kind: 'not-an-editor' }
	/** The world is being fetched already, from here or by the command line. */
	| { kind: 'running-already' }
	/** It is over, or never began. */
	| { kind: 'not-running' }
	/** Another editor was quicker, or OpenStreetMap says as before again. */
	| { kind: 'decided-already' }
	/** What it would change was refused by the rules of courses: it is to be done on the page of the course. */
	| { kind: 'not-taken' };

type Outcome = Result<object, WorldFailure>;

/** Begins to fetch the courses of all countries in the background; what was broken off before goes on. */
export async function beginWorldRun(ctx: DomainContext): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	return inTransaction<Outcome>(ctx, async (tx) => {
		// Two editors who press at once are two that ask one after the other.
		await tx.execute('lock table world_runs in share row exclusive mode');
		const fromDesk = await tx.$count(worldRuns, and(isNull(worldRuns.endedAt), worldRuns.fromDesk));
		if (fromDesk > 0 || (await isBeingFetched(tx))) return failure({ kind: 'running-already' });
		// What the command line began and did not end is over: this goes on with it.
		await tx
			.update(worldRuns)
			.set({ endedAt: ctx.now(), lines: ['It was broken off.'] })
			.where(isNull(worldRuns.endedAt));
		const countries = COUNTRIES_BY_NAME.map(({ code }) => code);
		await tx.insert(worldRuns).values({ countries, total: countries.length, startedAt: ctx.now(), fromDesk: true });
		await recordDecision(tx, ctx, { action: 'world fetch begun', thing: { kind: 'course', id: 'world' } });
		return success({});
	});
}

/** Breaks off what is being fetched, at the next country; what has come by then is kept for the next time. */
export async function endWorldRun(ctx: DomainContext): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const ended = await ctx.db
		.update(worldRuns)
		.set({ endedAt: ctx.now(), lines: ['It was broken off by an editor. Run again, it goes on.'] })
		.where(isNull(worldRuns.endedAt))
		.returning({ id: worldRuns.id });
	return ended.length > 0 ? success({}) : failure({ kind: 'not-running' });
}

/**
 * Decides a difference: `taken` closes the course that is gone, or gives it the new name or position; `kept` leaves it as it is, and
 * the same is not asked again.
 */
export async function decideDifference(ctx: DomainContext, id: number, decision: 'taken' | 'kept'): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	return inTransaction<Outcome>(ctx, async (tx) => {
		const [difference] = await tx.delete(worldDifferences).where(eq(worldDifferences.id, id)).returning();
		if (!difference) return failure({ kind: 'decided-already' });
		const inside = insideTransaction(ctx, tx);
		if (decision === 'taken') return take(tx, inside, difference);
		const { kind, courseId, after } = difference;
		await recordDecision(tx, ctx, {
			action: 'difference kept',
			thing: { kind: 'course', id: courseId },
			after: { kind, ...after },
		});
		return success({});
	});
}

async function take(
	tx: Database,
	ctx: DomainContext,
	{ kind, courseId, sourceId, after }: typeof worldDifferences.$inferSelect,
): Promise<Outcome> {
	if (kind === 'gone' || after === null) {
		const words = `OpenStreetMap lists ${sourceId.replace(/^osm:/, '')} no longer.`;
		const closed = await closeCourse(ctx, courseId, { closedOn: utcDay(ctx.now()), words });
		return closed.ok || closed.kind === 'decided-already' ? success({}) : failure({ kind: 'not-taken' });
	}
	const row = await lockWholeCourse(tx, courseId);
	if (!row) return failure({ kind: 'decided-already' });
	const facts = factsOf(row);
	const { name, latitude, longitude } = after;
	const changed: Partial<CourseFacts> =
		kind === 'moved' ? { latitude, longitude } : { name, otherNames: withFormerName(facts, name) };
	const toldBy = { from: 'osm' as const, ref: sourceId.replace(/^osm:/, '') };
	const edited = await editCourse(ctx, { courseId, seen: markOf(facts), toldBy }, { ...facts, ...changed });
	return edited.ok ? success({}) : failure({ kind: 'not-taken' });
}

/** Whoever looks for the former name finds it. */
const withFormerName = ({ name, otherNames }: CourseFacts, next: string): string[] =>
	[...new Set([name, ...otherNames])].filter((other) => other !== next).slice(0, otherNamesFact.most);
