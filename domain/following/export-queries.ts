import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { follows, newsReaders } from '#database/schema/following.ts';

/** What a member follows and how they read what is new, as plain data; courses and golfers by their ids. No key of a link is in it. */
export async function exportFollowing(db: Database, userId: string) {
	const [followed, [reader]] = await Promise.all([
		db.select().from(follows).where(eq(follows.userId, userId)).orderBy(follows.id),
		db.select().from(newsReaders).where(eq(newsReaders.userId, userId)),
	]);
	return {
		follows: followed.map(({ userId: _, ...follow }) => follow),
		news: reader && {
			seenAt: reader.seenAt,
			weeklyLetter: reader.letterId !== null,
			letterUntil: reader.letterUntil,
			lettersAboutCourses: reader.alertId !== null,
			alertUntil: reader.alertUntil,
			alertSentAt: reader.alertSentAt,
			privateFeed: reader.feedId !== null,
		},
	};
}
