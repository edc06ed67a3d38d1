import { and, inArray, sql } from 'drizzle-orm';
import { courseTwins } from '#database/schema/twins.ts';
import { type FoundTwins, findTwins } from '#domain/catalogue/import/find-twins.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { isEditor } from '#domain/shared/desk/desk-policy.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { type MergeFailure, mergeCourses } from '../merge-commands.ts';
import { chooseStaying, readTwin } from './twin-queries.ts';

/** What became of the pairs: names of those that were merged, and how many the desk is asked about. */
export type MergedTwins = { merged: { kept: string; gone: string }[]; asked: number; apart: number };

/**
 * Merges the courses that surely stand twice in the catalogue and asks the desk of those that may. What an editor has kept apart
 * stays so. Each merge is a decision of its own in the log. Fails with `not-an-editor`, or as a merge does that somebody has come
 * in the way of; what was merged before stays merged.
 */
export async function mergeTwins(
	ctx: DomainContext,
	onPage?: (courses: number) => void,
): Promise<Result<MergedTwins, MergeFailure>> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const found = await findTwins(ctx.db, onPage);
	const apart = await listApart(ctx, found);
	const open = found.filter((twins) => !apart.has(keyOf(twins)));
	const became = new Map<number, number>();
	const merged: MergedTwins['merged'] = [];
	for (const twins of open.filter(({ isSure }) => isSure)) {
		const outcome = await mergeOne(ctx, [leadOf(became, twins.courseId), leadOf(became, twins.twinId)]);
		if (!outcome.ok) return outcome;
		if (outcome.value === null) continue;
		became.set(outcome.value.goneId, outcome.value.keptId);
		merged.push(outcome.value);
	}
	const doubtful = open.filter(({ isSure }) => !isSure);
	const asked = await askDesk(
		ctx,
		doubtful.map((twins) => ({
			...twins,
			...{ courseId: leadOf(became, twins.courseId), twinId: leadOf(became, twins.twinId) },
		})),
	);
	return success({ merged: merged.map(({ kept, gone }) => ({ kept, gone })), asked, apart: apart.size });
}

const keyOf = ({ courseId, twinId }: Pick<FoundTwins, 'courseId' | 'twinId'>) => `${courseId} ${twinId}`;

/** The course that one has become, or itself. */
function leadOf(became: ReadonlyMap<number, number>, id: number): number {
	const next = became.get(id);
	return next === undefined ? id : leadOf(became, next);
}

async function listApart({ db }: DomainContext, found: readonly FoundTwins[]): Promise<Set<string>> {
	const ids = found.map(({ courseId }) => courseId);
	const rows = await db
		.select({ courseId: courseTwins.courseId, twinId: courseTwins.twinId })
		.from(courseTwins)
		.where(and(inArray(courseTwins.courseId, ids), sql`${courseTwins.status} = 'apart'`));
	return new Set(rows.map(keyOf));
}

/** Null where both have become one already. */
async function mergeOne(ctx: DomainContext, [one, other]: [number, number]) {
	if (one === other) return success(null);
	const [first, second] = await Promise.all([readTwin(ctx, one), readTwin(ctx, other)]);
	if (!first || !second) return failure({ kind: 'course-unknown' } as const);
	const [kept, gone] = chooseStaying(first, second).id === first.id ? [first, second] : [second, first];
	const merged = await mergeCourses(ctx, { id: kept.id, seen: kept.seen }, { id: gone.id, seen: gone.seen });
	return merged.ok ? success({ keptId: kept.id, goneId: gone.id, kept: kept.name, gone: gone.name }) : merged;
}

async function askDesk({ db, now }: DomainContext, twins: readonly FoundTwins[]): Promise<number> {
	const asked = twins
		.filter(({ courseId, twinId }) => courseId !== twinId)
		.map(({ courseId, twinId, likeness }) => ({
			...{ courseId: Math.min(courseId, twinId), twinId: Math.max(courseId, twinId) },
			...{ likeness, createdAt: now() },
		}));
	if (asked.length === 0) return 0;
	const rows = await db.insert(courseTwins).values(asked).onConflictDoNothing().returning({ id: courseTwins.id });
	return rows.length;
}
