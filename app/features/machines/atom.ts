import { escapeXml } from '#app/lib/machines/xml.ts';

/** Moments are ISO 8601. `path`s are built by `paths`; the same entry has the same `id` for ever. */
export type FeedEntry = {
	id: string;
	title: string;
	path: string;
	published: string;
	author: string;
	summary: string;
};

export type Feed = {
	origin: string;
	title: string;
	subtitle: string;
	/** Where the feed is, and the page that shows the same. */
	self: string;
	page: string;
	/** Printed while there are no entries. */
	updated: string;
	/** Newest first. */
	entries: FeedEntry[];
};

/** An Atom feed (RFC 4287). Ids are tag addresses (RFC 4151): they outlive every change of an address. */
export function renderAtom({ origin, title, subtitle, self, page, updated, entries }: Feed): string {
	const at = (path: string) => escapeXml(`${origin}${path}`);
	const tag = (id: string) => escapeXml(`tag:${new URL(origin).hostname},2025:${id}`);
	const items = entries.map(
		(entry) => `
	<entry>
		<id>${tag(entry.id)}</id>
		<title>${escapeXml(entry.title)}</title>
		<link href="${at(entry.path)}"/>
		<published>${moment(entry.published)}</published>
		<updated>${moment(entry.published)}</updated>
		<author><name>${escapeXml(entry.author)}</name></author>
		<summary>${escapeXml(entry.summary)}</summary>
	</entry>`,
	);
	return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
	<id>${tag(self)}</id>
	<title>${escapeXml(title)}</title>
	<subtitle>${escapeXml(subtitle)}</subtitle>
	<link rel="self" type="application/atom+xml" href="${at(self)}"/>
	<link rel="alternate" type="text/html" href="${at(page)}"/>
	<icon>${at('/favicon.svg')}</icon>
	<updated>${moment(entries[0]?.published ?? updated)}</updated>${items.join('')}
</feed>
`;
}

const moment = (iso: string) => new Date(iso).toISOString();

/** The answer that a feed is sent as. */
export const feedResponse = (feed: Feed) =>
	new Response(renderAtom(feed), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
