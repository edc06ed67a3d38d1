import type { ReactNode } from 'react';

/** What stands in an element, as attributes of it. */
type Inside = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

let write: ((content: ReactNode) => string) | null = null;
const written = new Map<string, string>();

/** Lets content that is the same each time be written by `writer`. In the browser nobody says so: React makes it all. */
export function writeOnceWith(writer: (content: ReactNode) => string) {
	write = writer;
}

/**
 * The inside of an element for content that is the same each time it is written, in every page or in one: the server writes it
 * once and copies it from then on. A third of most pages' elements are those of the frame. `nameOf` says all that the content is made from; it must need
 * nothing of the page that it stands in, such as a context of React's.
 */
export function writtenOnce(nameOf: () => string, content: () => ReactNode): Inside {
	if (!write) return { children: content() };
	const name = nameOf();
	const html = written.get(name) ?? write(content());
	written.set(name, html);
	return { dangerouslySetInnerHTML: { __html: html } };
}
