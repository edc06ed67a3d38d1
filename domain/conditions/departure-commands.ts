import { eq } from 'drizzle-orm';
import { conditionReports } from '#database/schema/conditions.ts';
import type { Departure } from '../accounts/delete-commands.ts';

/** What a member who leaves has told of courses goes with the account, or stays as somebody's of whom nobody knows who it was. */
export const leaveConditions: Departure = async (tx, ctx, userId, choice) => {
	const own = eq(conditionReports.userId, userId);
	const changed =
		choice === 'deleted'
			? await tx.delete(conditionReports).where(own).returning({ courseId: conditionReports.courseId })
			: await tx
					.update(conditionReports)
					.set({ userId: null, networkHash: null })
					.where(own)
					.returning({ courseId: conditionReports.courseId });
	for (const { courseId } of changed) ctx.changes.add(`course:${courseId}`);
};
