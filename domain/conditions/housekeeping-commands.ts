import { and, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { clubAnnouncements, conditionReports } from '#database/schema/conditions.ts';
import { photographs } from '#database/schema/pictures.ts';
import { RETENTION } from '../shared/retention.ts';

/**
 * Forgets the networks that reports of conditions came from, their photographs once these show nothing of the present any more, and what
 * clubs have announced long ago.
 */
export async function sweepConditions(db: Database, now: Date): Promise<void> {
	const { networkHash, createdAt } = conditionReports;
	await db
		.update(conditionReports)
		.set({ networkHash: null })
		.where(and(isNotNull(networkHash), lt(createdAt, RETENTION.networkHash.before(now))));
	const old = db
		.select({ id: conditionReports.id })
		.from(conditionReports)
		.where(lt(conditionReports.observedAt, RETENTION.conditionPhotograph.before(now)));
	await db.delete(photographs).where(inArray(photographs.conditionReportId, old));
	await db.delete(clubAnnouncements).where(lt(clubAnnouncements.endsAt, RETENTION.announcement.before(now)));
}
