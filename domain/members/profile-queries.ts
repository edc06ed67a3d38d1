import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { profiles, users } from '#database/schema/accounts.ts';
import { shownMember } from '../accounts/shown-member.ts';
import type { DomainContext } from '../shared/context.ts';
import { lookOf } from '../shared/look-alikes.ts';

export type Profile = Pick<
	typeof profiles.$inferSelect,
	'handle' | 'publicName' | 'isPublic' | 'homeCountry' | 'handicapTenths' | 'avatarKey'
>;

const NOTHING: Profile = {
	...{ handle: null, publicName: null, isPublic: false },
	...{ homeCountry: null, handicapTenths: null, avatarKey: null },
};

/** What the viewer shows of himself beside the names; everything empty before the first change, and for visitors. */
export async function getOwnProfile({ db, viewer }: DomainContext): Promise<Profile> {
	if (viewer.kind !== 'member') return NOTHING;
	const { handle, publicName, isPublic, homeCountry, handicapTenths, avatarKey } = profiles;
	const [row] = await db
		.select({ handle, publicName, isPublic, homeCountry, handicapTenths, avatarKey })
		.from(profiles)
		.where(eq(profiles.userId, viewer.userId));
	return row ?? NOTHING;
}

/** More than the house has reviewers and editors. */
const MOST = 10_000;

/** Whether a name can be taken for that of a reviewer or editor other than `userId` (S56). */
export async function isReviewersName(db: Database, userId: string, name: string): Promise<boolean> {
	const look = lookOf(name);
	const names = await db
		.select({ shown: shownMember.name })
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(and(ne(users.role, 'member'), ne(users.id, userId)))
		.limit(MOST);
	return names.some(({ shown }) => shown !== null && lookOf(shown) === look);
}
