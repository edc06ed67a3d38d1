import { sql } from 'drizzle-orm';
import { profiles, users } from '#database/schema/accounts.ts';

/** What is printed of a member beside what they have written. */
export type ShownMember = {
	/** The public name, else the names of the profile; null for visitors and where none is given. */
	name: string | null;
	/** The address of the public page where that is on (decision P6). */
	handle: string | null;
	/** Has the badge. */
	reviewer: boolean;
	/** Names the files of the avatar; null where there is none. */
	avatarKey: string | null;
};

/** Its columns, for queries that join `users` and `profiles` to what was written. */
export const shownMember = {
	name: sql<string | null>`coalesce(
		${profiles.publicName},
		nullif(trim(concat_ws(' ', ${users.metadata}->>'first_name', ${users.metadata}->>'last_name')), '')
	)`,
	handle: sql<string | null>`case when ${profiles.isPublic} then ${profiles.handle} end`,
	reviewer: sql<boolean>`coalesce(${users.role} = 'reviewer', false)`,
	avatarKey: sql<string | null>`${profiles.avatarKey}`,
};
