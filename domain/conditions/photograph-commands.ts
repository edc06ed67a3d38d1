import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { photographs } from '#database/schema/pictures.ts';
import type { DomainContext } from '../shared/context.ts';

/**
 * Gives a photograph that the viewer has just sent to the report of conditions that came with it, in the caller's transaction. One that
 * is somebody else's, belongs to something already or is gone is left out: the report is worth more than its picture.
 */
export async function attachPhotograph(
	tx: Database,
	{ viewer }: Pick<DomainContext, 'viewer'>,
	photographId: string,
	{ reportId, courseId }: { reportId: number; courseId: number },
): Promise<void> {
	const userId = viewer.kind === 'member' ? viewer.userId : null;
	// One that was sent before its sender signed in is known by its id alone, which nobody else has been told.
	const own =
		userId === null ? isNull(photographs.userId) : or(eq(photographs.userId, userId), isNull(photographs.userId));
	await tx
		.update(photographs)
		.set({ conditionReportId: reportId, courseId, userId })
		.where(and(eq(photographs.id, photographId), isNull(photographs.courseId), own));
}
