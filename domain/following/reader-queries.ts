import { eq } from 'drizzle-orm';
import { newsReaders } from '#database/schema/following.ts';
import type { DomainContext } from '../shared/context.ts';
import { hashLinkToken, linkTokenOf } from '../shared/secrets.ts';

/** Whether the viewer gets the letter of the week, and letters about courses as they are now, and the key of their private feed; null where there is none. */
export async function getReader({
	viewer,
	db,
	secret,
}: DomainContext): Promise<{ letter: boolean; alerts: boolean; feedKey: string | null }> {
	if (viewer.kind !== 'member') return { letter: false, alerts: false, feedKey: null };
	const [reader] = await db.select().from(newsReaders).where(eq(newsReaders.userId, viewer.userId));
	const { letterId = null, alertId = null, feedId = null } = reader ?? {};
	return { letter: letterId !== null, alerts: alertId !== null, feedKey: feedId && linkTokenOf(secret, feedId) };
}

/** Whose private feed a key opens; null for any other key. */
export async function findFeedReader({ db }: DomainContext, key: string): Promise<string | null> {
	if (key === '') return null;
	const [reader] = await db
		.select({ userId: newsReaders.userId })
		.from(newsReaders)
		.where(eq(newsReaders.feedHash, hashLinkToken(key)));
	return reader?.userId ?? null;
}
