import { and, eq, type SQL } from 'drizzle-orm';
import { conditionReports } from '#database/schema/conditions.ts';
import type { DomainContext } from '../shared/context.ts';
import { failure, type Result, success } from '../shared/result.ts';
import type { Told } from './kinds.ts';
import { readTakeBackLink } from './take-back-link.ts';

/** A report that somebody says is their own: the signed-in member's, or the one that the link was given for. */
export type OwnReportPlace = { reportId: number; link: string | null };

/** What is about to be taken back; null where it is not the asker's, or is gone. */
export async function getOwnReport(
	ctx: DomainContext,
	place: OwnReportPlace,
): Promise<{ id: number; day: string; told: Told } | null> {
	const own = ownReport(ctx, place);
	if (!own) return null;
	const { id, day, told } = conditionReports;
	const [row] = await ctx.db.select({ id, day, told }).from(conditionReports).where(own);
	return row ?? null;
}

/**
 * Takes a report of conditions back for whoever has sent it, whatever editors have decided of it: nothing of it is left with us, and
 * it is said of its course no more. Fails with `report-unknown` where it is not the asker's, or is gone.
 */
export async function takeBackReport(
	ctx: DomainContext,
	place: OwnReportPlace,
): Promise<Result<object, { kind: 'report-unknown' }>> {
	const own = ownReport(ctx, place);
	if (!own) return failure({ kind: 'report-unknown' });
	const [gone] = await ctx.db.delete(conditionReports).where(own).returning({ courseId: conditionReports.courseId });
	if (!gone) return failure({ kind: 'report-unknown' });
	ctx.changes.add(`course:${gone.courseId}`);
	return success({});
}

function ownReport(
	{ viewer, secret, now }: Pick<DomainContext, 'viewer' | 'secret' | 'now'>,
	{ reportId, link }: OwnReportPlace,
): SQL | undefined {
	const named = eq(conditionReports.id, reportId);
	if (link !== null) return readTakeBackLink(secret, link, now()) === reportId ? named : undefined;
	return viewer.kind === 'member' ? and(named, eq(conditionReports.userId, viewer.userId)) : undefined;
}
