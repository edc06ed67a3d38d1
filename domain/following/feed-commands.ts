import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newsReaders } from '#database/schema/following.ts';
import type { NotSignedIn } from '../accounts/errors.ts';
import type { DomainContext } from '../shared/context.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { hashLinkToken, linkTokenOf } from '../shared/secrets.ts';

/** Opens the viewer's private feed under a new key of 256 bits; the address it had before leads nowhere from then on. */
export async function openFeed({ viewer, db, secret }: DomainContext): Promise<Result<object, NotSignedIn>> {
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const feedId = randomUUID();
	const feed = { feedId, feedHash: hashLinkToken(linkTokenOf(secret, feedId)) };
	await db
		.insert(newsReaders)
		.values({ userId: viewer.userId, ...feed })
		.onConflictDoUpdate({ target: newsReaders.userId, set: feed });
	return success({});
}

/** Closes the viewer's private feed: its address leads nowhere from then on. */
export async function closeFeed({ viewer, db }: DomainContext): Promise<Result<object, NotSignedIn>> {
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	await db.update(newsReaders).set({ feedId: null, feedHash: null }).where(eq(newsReaders.userId, viewer.userId));
	return success({});
}
