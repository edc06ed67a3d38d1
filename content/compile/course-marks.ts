/**
 * A compiled guide names courses in two ways: a link whose address is `course:slug`, and the mark of the place where a
 * course's card stands. Both are filled in when the page is made, from the catalogue as it is then.
 */
export const courseMark = (slug: string) => `<!--course:${slug}-->`;

const MARK = /<!--course:([a-z0-9-]+)-->/;
const LINK = /<a href="course:([a-z0-9-]+)">([\s\S]*?)<\/a>/g;

/** A guide cut at the places of its cards: runs of HTML and, between them, slugs. */
export type GuidePart = { kind: 'text'; html: string } | { kind: 'course'; slug: string };

export function cutAtCourses(html: string): GuidePart[] {
	return html
		.split(MARK)
		.map(
			(piece, index): GuidePart => (index % 2 ? { kind: 'course', slug: piece } : { kind: 'text', html: piece.trim() }),
		)
		.filter((part) => part.kind === 'course' || part.html !== '');
}

/** The slug of every course that a guide names, each once. */
export function coursesNamedIn(html: string): string[] {
	const cards = cutAtCourses(html).flatMap((part) => (part.kind === 'course' ? [part.slug] : []));
	return [...new Set([...cards, ...[...html.matchAll(LINK)].map(([, slug = '']) => slug)])];
}

/** Gives links to courses their addresses. A course that `addressOf` does not know is named without a link. */
export function linkCourses(html: string, addressOf: (slug: string) => string | undefined): string {
	return html.replace(LINK, (_, slug: string, name: string) => {
		const address = addressOf(slug);
		return address === undefined ? `<bdi>${name}</bdi>` : `<a href="${address}">${name}</a>`;
	});
}
