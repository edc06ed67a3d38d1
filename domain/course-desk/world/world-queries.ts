import { desc, eq, isNull, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { type ListedFacts, worldDifferences, worldRuns } from '#database/schema/world.ts';
import { isBeingFetched } from '../../catalogue/world/being-fetched.ts';
import { kilometresBetween } from '../../geography/distance.ts';
import type { DomainContext } from '../../shared/context.ts';
import { isEditor } from '../../shared/desk/desk-policy.ts';

/** The newest run: what it waits for while it is going, what it came to when it is over. */
export type WorldRun = {
	startedAt: Date;
	endedAt: Date | null;
	going: boolean;
	done: number;
	total: number;
	lines: string[];
};

/** Something that has changed in OpenStreetMap and waits for an editor. */
export type WorldDifference = {
	id: number;
	kind: 'gone' | 'renamed' | 'moved';
	course: { id: number; name: string; country: string };
	/** What OpenStreetMap calls it: `way/123`. */
	element: string;
	before: ListedFacts;
	after: ListedFacts | null;
	/** How far it has moved there; null where that is not the matter. */
	kilometres: number | null;
};

export const DIFFERENCES_SHOWN = 50;

/** The newest run and the first differences, the oldest first; nothing for who is no editor. */
export async function getWorld(
	ctx: DomainContext,
): Promise<{ run: WorldRun | null; differences: WorldDifference[]; waiting: number }> {
	if (!isEditor(ctx.viewer)) return { run: null, differences: [], waiting: 0 };
	const [run, rows, waiting] = await Promise.all([
		getNewestRun(ctx),
		ctx.db
			.select({ difference: worldDifferences, id: courses.id, name: courses.name, country: courses.country })
			.from(worldDifferences)
			.innerJoin(courses, eq(courses.id, worldDifferences.courseId))
			.orderBy(worldDifferences.foundAt, worldDifferences.id)
			.limit(DIFFERENCES_SHOWN),
		countDifferences(ctx),
	]);
	return { run, differences: rows.map(toDifference), waiting };
}

/** One of the command line that ended without a word, as when it was killed, is not going. */
async function getNewestRun({ db }: DomainContext): Promise<WorldRun | null> {
	const [run] = await db.select().from(worldRuns).orderBy(desc(worldRuns.id)).limit(1);
	if (!run) return null;
	const { startedAt, endedAt, fromDesk, done, total, lines } = run;
	const going = endedAt === null && (fromDesk || (await isBeingFetched(db)));
	return { startedAt, endedAt, going, done, total, lines };
}

/** How many differences wait for an editor; 0 for who is none. */
export async function countDifferences({ db, viewer }: DomainContext): Promise<number> {
	return isEditor(viewer) ? db.$count(worldDifferences) : 0;
}

/** The run that an editor has begun and that has not come to its end, if there is one. */
export async function getRunFromDesk({
	db,
}: Pick<DomainContext, 'db'>): Promise<{ id: number; countries: string[] } | null> {
	const [run] = await db
		.select({ id: worldRuns.id, countries: worldRuns.countries })
		.from(worldRuns)
		.where(sql`${isNull(worldRuns.endedAt)} and ${worldRuns.fromDesk}`)
		.orderBy(worldRuns.id)
		.limit(1);
	return run ?? null;
}

type Row = { difference: typeof worldDifferences.$inferSelect; id: number; name: string; country: string };

function toDifference({ difference, ...course }: Row): WorldDifference {
	const { id, kind, sourceId, before, after } = difference;
	const kilometres = kind === 'moved' && after ? kilometresBetween(before, after) : null;
	return { id, kind, course, element: sourceId.replace(/^osm:/, ''), before, after, kilometres };
}
