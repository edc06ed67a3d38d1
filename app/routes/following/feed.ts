import { data } from 'react-router';
import { newsPath } from '#app/features/following/news-path.ts';
import { feedResponse } from '#app/features/machines/atom.ts';
import { domainContext, siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { newsPaths } from '#app/lib/news-paths.ts';
import { windowUntil } from '#domain/following/news.ts';
import { keyOf, listNews } from '#domain/following/news-queries.ts';
import { newsWords } from '#domain/following/news-words.ts';
import { findFeedReader } from '#domain/following/reader-queries.ts';
import type { Route } from './+types/feed';

/** The key stands in the query, which no log and no figure has, and the answer is kept by nobody. */
export const handle: RouteHandle = { kind: 'reading', keep: 'no-store', query: ['key'] };

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
	answer.headers.set('X-Robots-Tag', 'noindex');
	return answer;
}
