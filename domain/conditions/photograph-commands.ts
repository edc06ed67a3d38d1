import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { photographs } from '#database/schema/pictures.ts';
import { isFreeFor } from '../pictures/photograph-commands.ts';
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
	await tx
		.update(photographs)
		.set({ conditionReportId: reportId, courseId, userId })
		.where(and(eq(photographs.id, photographId), isFreeFor(viewer)));
}
