import { eq, or } from 'drizzle-orm';
import { users } from '#database/schema/accounts.ts';
import { newsReaders } from '#database/schema/following.ts';
import type { DomainContext } from '../shared/context.ts';
import { isOurLetter, type LetterLink } from './letter-commands.ts';
import { type NewsItem, windowUntil } from './news.ts';
import { listNews } from './news-queries.ts';
import type { NewsSources } from './news-reading.ts';

/** The address whose letters a link ends: `gone` where they have ended, null for no link of ours. */
export async function findLetterReader(
	ctx: DomainContext,
	link: LetterLink,
): Promise<{ email: string } | 'gone' | null> {
	if (!isOurLetter(ctx, link)) return null;
	const [found] = await ctx.db
		.select({ email: users.email })
		.from(newsReaders)
		.innerJoin(users, eq(users.id, newsReaders.userId))
		.where(or(eq(newsReaders.letterId, link.letter), eq(newsReaders.alertId, link.letter)));
	return found ?? 'gone';
}

/** What is new to the reader of a letter since a moment (ISO 8601), as it is when the letter goes out; none where it has been ended. */
export async function listNewsOfLetter(sources: NewsSources, letterId: string, since: string): Promise<NewsItem[]> {
	const [reader] = await sources.db
		.select({ userId: newsReaders.userId })
		.from(newsReaders)
		.where(eq(newsReaders.letterId, letterId));
	return reader ? listNews(sources, reader.userId, windowUntil(sources.now(), new Date(since))) : [];
}
