import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { builtFiles } from '#database/schema/system.ts';

const DAY = 86_400_000;
/** How long a page may stand open and still find its files after the last node of its build has gone. */
const KEPT_DAYS = 30;

/** The files of a build that runs, by their path; each is read only where it is not kept yet. */
export type RunningFiles = ReadonlyMap<string, () => Buffer>;

/**
 * Keeps the files of a build that runs, for pages that are still open when it does not. One statement where all are kept, and
 * were noted within the last day. Throws where the database is away.
 */
export async function keepBuiltFiles(db: Database, files: RunningFiles, now: Date): Promise<void> {
	if (files.size === 0) return;
	const paths = [...files.keys()];
	const isPast = lt(builtFiles.ranAt, daysBefore(now, 1));
	const kept = await db
		.select({ path: builtFiles.path, isPast: sql<boolean>`${isPast}` })
		.from(builtFiles)
		.where(inArray(builtFiles.path, paths));
	const known = new Set(kept.map(({ path }) => path));
	// In one order, so that two nodes that start together do not wait for each other.
	const lacking = [...files].filter(([path]) => !known.has(path)).toSorted(([a], [b]) => (a < b ? -1 : 1));
	if (lacking.length > 0) {
		const rows = lacking.map(([path, read]) => ({ path, body: read(), ranAt: now }));
		await db.insert(builtFiles).values(rows).onConflictDoNothing();
	}
	if (!kept.some((file) => file.isPast)) return;
	const past = db
		.select({ path: builtFiles.path })
		.from(builtFiles)
		.where(and(inArray(builtFiles.path, paths), isPast))
		.orderBy(builtFiles.path)
		.for('update');
	await db.update(builtFiles).set({ ranAt: now }).where(inArray(builtFiles.path, past));
}

/** The bytes of a file of a build that ran within the last 30 days; null where there is none of that path. */
export async function getBuiltFile(db: Database, path: string): Promise<Buffer | null> {
	const [file] = await db.select({ body: builtFiles.body }).from(builtFiles).where(eq(builtFiles.path, path));
	return file?.body ?? null;
}

/** Removes the files of builds that no node has run for 30 days. */
export async function sweepBuiltFiles(db: Database, now: Date): Promise<void> {
	await db.delete(builtFiles).where(lt(builtFiles.ranAt, daysBefore(now, KEPT_DAYS)));
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY);
