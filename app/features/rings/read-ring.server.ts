import { coursesAt } from '#domain/catalogue/places/place-at.ts';
import { listIdIn } from '#domain/lists/list-slug.ts';
import { coursesOnList } from '#domain/lists/public-queries.ts';
import { countPlayed, countPlayedOf, type RingCount } from '#domain/reviews/lists/ring-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { getGuide } from '../content/library.server.ts';
import { listSlugsOf } from '../guides/read-guide.server.ts';

/** The viewer's ring of the place, guide or public list whose page has this address; null for a visitor, and where that is no such page. */
export async function readRing(ctx: DomainContext, path: string): Promise<RingCount | null> {
	if (ctx.viewer.kind !== 'member') return null;
	const guide = getGuide(/^\/guides\/([\w-]+)$/.exec(path)?.[1] ?? '');
	// All courses that it names are among its number, closed ones too.
	if (guide) return { played: await countPlayedOf(ctx, await listSlugsOf(ctx, guide)), unlisted: 0 };
	const list = listIdIn(/^\/lists\/([\w-]+)$/.exec(path)?.[1] ?? '');
	const onList = list === null ? null : await coursesOnList(ctx, list);
	if (onList) return { ...(await countPlayed(ctx, onList)), unlisted: 0 };
	const which = coursesAt(path);
	return which && countPlayed(ctx, which);
}
