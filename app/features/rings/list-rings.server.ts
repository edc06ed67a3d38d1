import { listPaths } from '#app/lib/list-paths.ts';
import { listOwnLists } from '#domain/lists/own-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { type GuideRing, listGuideRings } from '../guides/list-guide-rings.server.ts';

/** The rings of the viewer's own lists with courses on them, and of the guides of whose courses they have played some, those with the most played first; none for visitors. */
export async function listListAndGuideRings(ctx: DomainContext): Promise<GuideRing[]> {
	const [lists, guides] = await Promise.all([listOwnLists(ctx), listGuideRings(ctx)]);
	const own = lists.filter(({ of }) => of > 0);
	return [
		...own.map(({ id, title, played, of }) => ({ name: title, to: listPaths.ownList(id), played, of })),
		...guides,
	].sort((a, b) => b.played - a.played);
}
