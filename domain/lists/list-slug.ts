import { slugOf } from '../catalogue/import/rows/slugs.ts';

/** The last part of the address of a public list, "links-worth-a-ferry-12": its number is what it is found by. */
export const listSlug = ({ id, title }: { id: number; title: string }): string =>
	[slugOf(title), id].filter(Boolean).join('-');

/** The number of a list in the last part of an address; null where there is none. */
export function listIdIn(slug: string): number | null {
	const [, id] = /^(?:[a-z0-9-]+-)?([1-9]\d{0,8})$/.exec(slug) ?? [];
	return id === undefined ? null : Number(id);
}
