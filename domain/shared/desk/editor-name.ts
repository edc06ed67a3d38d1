import { sql } from 'drizzle-orm';
import type { users } from '#database/schema/accounts.ts';

/** What an editor is called at the desk: the names that were given, else the address, which editors know of each other. */
export const shownNameSql = (of: Pick<typeof users, 'metadata' | 'email'>) =>
	sql<string>`coalesce(nullif(trim(concat_ws(' ', ${of.metadata}->>'first_name', ${of.metadata}->>'last_name')), ''), ${of.email}, '')`;
