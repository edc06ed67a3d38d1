import { data } from 'react-router';
import { newsPath } from '#app/features/following/news-path.ts';
import { newsWords } from '#app/features/following/news-words.ts';
import { feedResponse } from '#app/features/machines/atom.ts';
import { domainContext, siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { HIDDEN } from '#app/lib/machines/secret-address.ts';
import { newsPaths } from '#app/lib/news-paths.ts';
import { windowUntil } from '#domain/following/news.ts';
import { keyOf, listNews } from '#domain/following/news-queries.ts';
import { findFeedReader } from '#domain/following/reader-queries.ts';
import type { Route } from './+types/feed';

/** The key stands in the query, which no log and no figure has; the answer is kept by nobody, and tells no page where a reader comes from. */
export const handle: RouteHandle = { kind: 'reading', keep: 'private', query: ['key'] };

/** `/feeds/news.xml?key=…`: the news of one member, for the feed reader that was given the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const key = new URL(request.url).searchParams.get('key') ?? '';
	const userId = await findFeedReader(ctx, key);
	if (userId === null) throw data(null, { status: 404 });
	const now = ctx.now();
	const news = await listNews(ctx, userId, windowUntil(now));
	const answer = feedResponse({
		origin: context.get(siteContext).origin,
		title: 'Fescue: what you follow',
		subtitle: 'What is new of the courses, places and golfers that you follow.',
		self: newsPaths.feed(key),
		page: newsPaths.news(),
		updated: now.toISOString(),
		entries: news.map((item) => {
			const { title, by, text } = newsWords(item);
			return { id: keyOf(item), title, path: newsPath(item), published: item.at, author: by, summary: text || title };
		}),
	});
	for (const [name, value] of Object.entries(HIDDEN)) answer.headers.set(name, value);
	return answer;
}
