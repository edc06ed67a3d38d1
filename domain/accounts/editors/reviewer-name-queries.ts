import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { prepared } from '#database/prepared.ts';
import { profiles, users } from '#database/schema/accounts.ts';
import { skeletonOf } from '#domain/shared/names/skeleton.ts';
import { shownMember } from '../shown-member.ts';

/** More than the house has reviewers and editors. */
const MOST = 10_000;

/**
 * Whether a name can be taken for that of a reviewer or editor other than `userId`, however it is spelt (S56); null asks
 * for a visitor.
 */
export async function isReviewersName(db: Database, userId: string | null, name: string): Promise<boolean> {
	const skeleton = skeletonOf(name);
	const names = await otherReviewers(db).execute({ userId });
	return names.some(({ shown }) => shown !== null && skeletonOf(shown) === skeleton);
}

/** Nobody is left out for a visitor. */
const otherReviewers = prepared((db) =>
	db
		.select({ shown: shownMember.name })
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(and(sql`${users.role} <> 'member'`, sql`${users.id} is distinct from ${sql.placeholder('userId')}::uuid`))
		.limit(MOST)
		.prepare('other_reviewers'),
);
