import type { ListEntry, OwnList } from '#domain/lists/own-queries.ts';
import { listPaths } from '../../../lib/list-paths.ts';
import { toWireListed } from './member-wire.ts';

/** A list of the member's, without its courses; `slug` is the last part of its public address. */
export function toWireListHead({ list, slug }: { list: OwnList; slug: string }, origin: string) {
	const { id, title, words, visibility, shown, status: state, played, of: count, changed } = list;
	return {
		...{ id, title, words, visibility, shown, state, count, played },
		url: addressOf(list, slug, origin),
		changed_at: changed,
		link: origin + listPaths.ownList(id),
	};
}

/** The same with its courses in their order. */
export const toWireList = (
	{ list, entries, slug }: { list: OwnList; entries: readonly ListEntry[]; slug: string },
	origin: string,
) => ({
	...toWireListHead({ list, slug }, origin),
	courses: entries.map(({ course, note }) => ({ ...toWireListed(course, origin), note })),
});

function addressOf({ status, visibility, link }: OwnList, slug: string, origin: string): string | null {
	if (status !== 'open' || visibility === 'private') return null;
	if (visibility === 'public') return origin + listPaths.list(slug);
	return link === null ? null : origin + listPaths.listByLink(link);
}
