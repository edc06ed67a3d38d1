import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { profiles } from '#database/schema/accounts.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { photographs, scorecards } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { Viewer } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import type { PicturePurpose } from '../shared/pictures.ts';

/** Who may see the files of a picture: everybody, its owner and the editors, or nobody. */
export type Audience = { kind: 'public' } | { kind: 'desk'; userId: string | null } | { kind: 'nobody' };

/**
 * Who may see a picture. A photograph is public while it is ready and what it came with, its review or report of conditions, published:
 * that nobody can guess its name is not enough for one that waits for an editor. One that was sent ahead is its sender's, if a member.
 */
export async function getAudience(db: Database, purpose: PicturePurpose, id: string): Promise<Audience> {
	if (purpose === 'avatar') {
		const [row] = await db.select({ id: profiles.userId }).from(profiles).where(eq(profiles.avatarKey, id));
		return { kind: row ? 'public' : 'nobody' };
	}
	if (purpose === 'scorecard') {
		const [row] = await db
			.select({ userId: reviews.userId })
			.from(scorecards)
			.innerJoin(reviews, eq(reviews.id, scorecards.reviewId))
			.where(eq(scorecards.id, id));
		return row ? { kind: 'desk', userId: row.userId } : { kind: 'nobody' };
	}
	const [row] = await db
		.select({
			status: photographs.status,
			cameWith: sql<string | null>`coalesce(${reviews.status}, ${conditionReports.status})`,
			// Whoever has written its review, or has sent it with a report, or ahead.
			userId: sql<string | null>`case when ${reviews.id} is null then ${photographs.userId} else ${reviews.userId} end`,
		})
		.from(photographs)
		.leftJoin(reviews, eq(reviews.id, photographs.reviewId))
		.leftJoin(conditionReports, eq(conditionReports.id, photographs.conditionReportId))
		.where(eq(photographs.id, id));
	if (!row || row.status === 'coming' || row.status === 'failed') return { kind: 'nobody' };
	const isPublic = row.status === 'ready' && row.cameWith === 'published';
	return isPublic ? { kind: 'public' } : { kind: 'desk', userId: row.userId };
}

/** Whether somebody is of an audience that is not the public. */
export function isOf(audience: Audience, viewer: Viewer): boolean {
	if (audience.kind === 'public') return true;
	if (audience.kind === 'nobody' || viewer.kind === 'visitor') return false;
	return audience.userId === viewer.userId || isEditor(viewer);
}

/** Those of the ids that a row still names: the files of all others may go. */
export async function listKnownPictures(db: Database, ids: readonly string[]): Promise<Set<string>> {
	if (ids.length === 0) return new Set();
	const asked = [...ids];
	const [taken, cards, faces] = await Promise.all([
		db.select({ id: photographs.id }).from(photographs).where(inArray(photographs.id, asked)),
		db.select({ id: scorecards.id }).from(scorecards).where(inArray(scorecards.id, asked)),
		db
			.select({ id: sql<string>`${profiles.avatarKey}` })
			.from(profiles)
			.where(inArray(profiles.avatarKey, asked)),
	]);
	return new Set([...taken, ...cards, ...faces].map(({ id }) => id));
}

/** Those of the ids whose photographs are still to be made: the uploads of all others may go. */
export async function listComing(db: Database, ids: readonly string[]): Promise<Set<string>> {
	if (ids.length === 0) return new Set();
	const rows = await db
		.select({ id: photographs.id })
		.from(photographs)
		.where(and(inArray(photographs.id, [...ids]), eq(photographs.status, 'coming')));
	return new Set(rows.map(({ id }) => id));
}
