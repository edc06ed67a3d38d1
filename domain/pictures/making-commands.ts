import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { photographs, pictureRemovals } from '#database/schema/pictures.ts';
import type { CacheKey } from '../shared/context.ts';
import type { MadePicture } from '../shared/pictures.ts';
import { keysOfPhotographs } from './golfer-photograph.ts';

const LEASE_MILLISECONDS = 120_000;
/** How often whoever makes a photograph calls `renewComing`: two calls may fail before another process takes it. */
export const RENEWAL_MILLISECONDS = LEASE_MILLISECONDS / 3;
const MOST_ATTEMPTS = 3;
const DAY_MILLISECONDS = 86_400_000;

/**
 * Takes the oldest photograph whose sizes are to be made, for two minutes, which `renewComing` makes longer; null when there
 * is none. One that was begun three times in vain is given up.
 */
export async function takeComing(db: Database, now: Date): Promise<{ id: string; isGivenUp: boolean } | null> {
	const due = db
		.select({ id: photographs.id })
		.from(photographs)
		.where(and(eq(photographs.status, 'coming'), or(isNull(photographs.heldUntil), lt(photographs.heldUntil, now))))
		// What a review or a report waits for comes before what is only chosen yet.
		.orderBy(sql`${photographs.courseId} is null`, asc(photographs.createdAt))
		.limit(1)
		.for('update', { skipLocked: true });
	const [taken] = await db
		.update(photographs)
		.set({
			attempts: sql`${photographs.attempts} + 1`,
			heldUntil: new Date(now.getTime() + LEASE_MILLISECONDS),
			status: sql`case when ${photographs.attempts} >= ${MOST_ATTEMPTS} then 'failed' else 'coming' end`,
		})
		.where(inArray(photographs.id, due))
		.returning({ id: photographs.id, status: photographs.status });
	return taken ? { id: taken.id, isGivenUp: taken.status === 'failed' } : null;
}

/** Two more minutes from `now` for the process that is still making a photograph; nothing once that is noted. */
export async function renewComing(db: Database, id: string, now: Date): Promise<void> {
	await db
		.update(photographs)
		.set({ heldUntil: new Date(now.getTime() + LEASE_MILLISECONDS) })
		.where(and(eq(photographs.id, id), eq(photographs.status, 'coming')));
}

/**
 * Notes that a photograph is ready, or that nothing could be made of it (`made` null). Returns the keys of the pages that
 * show it; null when it waits no more: it was removed in the meantime, or another process was faster.
 */
export async function noteMade(db: Database, id: string, made: MadePicture | null): Promise<Set<CacheKey> | null> {
	const [row] = await db
		.update(photographs)
		.set(made ? { ...made, status: 'ready', heldUntil: null } : { status: 'failed', heldUntil: null })
		.where(and(eq(photographs.id, id), eq(photographs.status, 'coming')))
		.returning({ courseId: photographs.courseId, reviewId: photographs.reviewId });
	if (!row) return null;
	const { courseId, reviewId } = row;
	if (!made || courseId === null) return new Set();
	// That of a report of conditions stands for its course nowhere.
	return new Set(reviewId === null ? [`course:${courseId}`] : keysOfPhotographs(courseId));
}

/**
 * Gives a photograph back to the line, to be tried again after a while. An attempt that failed by our own fault does not
 * count; one of which nobody can tell does.
 */
export async function noteDelayed(
	db: Database,
	id: string,
	{ until, fault }: { until: Date; fault: 'ours' | 'unknown' },
): Promise<void> {
	const attempts = fault === 'ours' ? sql`greatest(0, ${photographs.attempts} - 1)` : undefined;
	await db
		.update(photographs)
		.set({ heldUntil: until, attempts })
		.where(and(eq(photographs.id, id), eq(photographs.status, 'coming')));
}

/**
 * Photographs that are held for longer than anybody holds one were taken, or put off, while the clock was ahead, which has been
 * put right since: they are held as long as one that is taken at `now` (R38).
 */
export async function pullBackComing(db: Database, now: Date): Promise<void> {
	const heldUntil = new Date(now.getTime() + LEASE_MILLISECONDS);
	const latest = new Date(heldUntil.getTime() + LEASE_MILLISECONDS);
	await db
		.update(photographs)
		.set({ heldUntil })
		.where(and(eq(photographs.status, 'coming'), gt(photographs.heldUntil, latest)));
}

/** Removes uploads that neither a review nor a report of conditions has taken within a day. */
export async function sweepUploads(db: Database, now: Date): Promise<void> {
	const dayAgo = new Date(now.getTime() - DAY_MILLISECONDS);
	await db.delete(photographs).where(and(isNull(photographs.courseId), lt(photographs.createdAt, dayAgo)));
}

/** Ids of pictures whose files are to go; at most `limit`. */
export async function listRemovals(db: Database, limit: number): Promise<string[]> {
	const rows = await db
		.select({ id: pictureRemovals.id })
		.from(pictureRemovals)
		.orderBy(asc(pictureRemovals.createdAt))
		.limit(limit);
	return rows.map(({ id }) => id);
}

/** Notes that the files of these pictures are gone. */
export async function noteRemoved(db: Database, ids: readonly string[]): Promise<void> {
	if (ids.length > 0) await db.delete(pictureRemovals).where(inArray(pictureRemovals.id, [...ids]));
}
