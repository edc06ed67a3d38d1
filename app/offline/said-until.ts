/** The header of a page on which something is said of the present: until when (ISO 8601) all of it is true. */
export const SAID_UNTIL = 'Said-Until';

/** What is said of the present: a paragraph or a section that is marked, in which there is no other of its kind. */
const SAID = /<(p|section)(?= )[^>]* data-now[^>]*>[\s\S]*?<\/\1>/g;

/** A kept page as it may still be read at `now`, in milliseconds since 1970: once its time is over, without what it says of the present. */
export async function asItHolds(kept: Response, now: number): Promise<Response> {
	const until = Date.parse(kept.headers.get(SAID_UNTIL) ?? '');
	return until <= now ? withHtml(kept, (await kept.text()).replace(SAID, '')) : kept;
}

/** The same answer with other HTML. */
export function withHtml({ headers: of }: Response, html: string): Response {
	const headers = new Headers(of);
	for (const name of ['Content-Length', 'Content-Encoding', 'ETag']) headers.delete(name);
	return new Response(html, { headers });
}
