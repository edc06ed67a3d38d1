import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import type { DomainContext } from '../shared/context.ts';

/**
 * What a member who leaves has told of courses goes with the account, or stays as somebody's of whom nobody knows who it was. Gives the ids
 * of the reports, gone or kept, of which nothing may be left that says whose they were.
 */
export async function leaveConditions(
	tx: Database,
	ctx: DomainContext,
	userId: string,
	choice: 'deleted' | 'kept',
): Promise<{ id: number }[]> {
	const columns = { id: conditionReports.id, courseId: conditionReports.courseId };
	const own = eq(conditionReports.userId, userId);
	const changed =
		choice === 'deleted'
			? await tx.delete(conditionReports).where(own).returning(columns)
			: await tx.update(conditionReports).set({ userId: null, networkHash: null }).where(own).returning(columns);
	for (const { courseId } of changed) ctx.changes.add(`course:${courseId}`);
	return changed;
}
