import { eq } from 'drizzle-orm';
import { profiles } from '#database/schema/accounts.ts';
import type { DomainContext } from '../shared/context.ts';

export type Profile = Pick<
	typeof profiles.$inferSelect,
	'handle' | 'publicName' | 'isPublic' | 'shownGolf' | 'homeCountry' | 'handicapTenths' | 'avatarKey'
>;

const NOTHING: Profile = {
	handle: null,
	publicName: null,
	isPublic: false,
	shownGolf: [],
	homeCountry: null,
	handicapTenths: null,
	avatarKey: null,
};

/** What the viewer shows of themselves beside the names; everything empty before the first change, and for visitors. */
export async function getOwnProfile({ db, viewer }: DomainContext): Promise<Profile> {
	if (viewer.kind !== 'member') return NOTHING;
	const { handle, publicName, isPublic, shownGolf, homeCountry, handicapTenths, avatarKey } = profiles;
	const [row] = await db
		.select({ handle, publicName, isPublic, shownGolf, homeCountry, handicapTenths, avatarKey })
		.from(profiles)
		.where(eq(profiles.userId, viewer.userId));
	return row ?? NOTHING;
}
