import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { profiles } from '#database/schema/accounts.ts';
import { photographs, scorecards } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { Viewer } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import type { PicturePurpose } from '../shared/pictures.ts';

/** Who may see the files of a picture: everybody, its owner and the editors, or nobody. */
export type Audience = { kind: 'public' } | { kind: 'desk'; userId: string | null } | { kind: 'nobody' };

/**
 * Who may see a picture. A photograph is public while it is ready and its review published: that nobody can guess its
 * name is not enough for one that waits for an editor. One that was sent ahead of its review is its sender's, if a member.
 */
export async function getAudience(db: Database, purpose: PicturePurpose, id: string): Promise<Audience> {
	if (purpose === 'avatar') {
		const [row] = await db.select({ id: profiles.userId }).from(profiles).where(eq(profiles.avatarKey, id));
		return { kind: row ? 'public' : 'nobody' };
	}
	const table = purpose === 'photograph' ? photographs : scorecards;
	const [row] = await db
		.select({ status: table.status, reviewStatus: reviews.status, userId: ownerOf(purpose) })
		.from(table)
		.leftJoin(reviews, eq(reviews.id, table.reviewId))
		.where(eq(table.id, id));
	if (!row) return { kind: 'nobody' };
	if (purpose === 'scorecard') return { kind: 'desk', userId: row.userId };
	if (row.status === 'coming' || row.status === 'failed') return { kind: 'nobody' };
	const isPublic = row.status === 'ready' && row.reviewStatus === 'published';
	return isPublic ? { kind: 'public' } : { kind: 'desk', userId: row.userId };
}

/** Whoever has written its review, or has sent it ahead. */
const ownerOf = (purpose: PicturePurpose) =>
	purpose === 'photograph'
		? sql<string | null>`case when ${reviews.id} is null then ${photographs.userId} else ${reviews.userId} end`
		: reviews.userId;

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
