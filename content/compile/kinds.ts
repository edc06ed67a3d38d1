import { z } from 'zod';
import { TERRAINS } from '#domain/catalogue/facts/character.ts';
import { typeset } from './typeset.ts';

/** Words of the front matter stand in titles and search results, where no token is filled in. */
const words = z
	.string()
	.trim()
	.min(1)
	.regex(/^(?!.*\{\{)/, { error: 'must hold no {{token}}' })
	.transform(typeset);
const order = z.int().min(1);
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

export const FAQ_GROUPS = ['account', 'reviews', 'courses', 'technical'] as const;
export const HELP_GROUPS = ['gettingStarted', 'accountManagement', 'troubleshooting'] as const;

/** What the front matter of a file has to say, by the folder of `content/` that it lies in. */
export const FRONT_MATTER = {
	faq: z.strictObject({ question: words, group: z.enum(FAQ_GROUPS), order }),
	help: z.strictObject({
		title: words,
		description: words,
		group: z.enum(HELP_GROUPS),
		order,
		/** Name of the article's picture. */
		image: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
		/** What the picture of the product shows, for those who do not see it, and the line under it. */
		pictured: words,
		caption: words,
	}),
	legal: z.strictObject({ title: words, updated: z.iso.date(), summary: words }),
	pages: z.strictObject({ title: words, description: words }),
	/** Issues of the newsletter; the file is named by its month, such as 2026-12. */
	newsletter: z.strictObject({
		subject: words.pipe(z.string().max(80)),
		/** What mail programs print beside the subject. */
		preview: words.pipe(z.string().max(120)),
		title: words,
		/** The month whose best reviews stand at the line `::best-reviews`. */
		reviewsOf: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/),
	}),
	guides: z.strictObject({
		title: words,
		/** Printed under the heading. */
		standfirst: words,
		/** For search engines and shared links. */
		description: words,
		published: z.iso.date(),
		/** The ground its cover is drawn on. */
		terrain: z.enum(TERRAINS),
		/** Guides to read next. */
		related: z.array(slug).min(2).max(3),
		/** Slugs it had before it was renamed; their addresses lead to the present one. */
		formerly: z.array(slug).default([]),
		/** Slugs of the courses whose cards stand in the text. */
		courses: z.array(slug).min(1),
	}),
} as const;

export type ContentKind = keyof typeof FRONT_MATTER;

/** A second-level heading, for the list of contents. */
export type Section = { id: string; title: string };

/** A content file as pages get it: its front matter, its body as HTML and, for searching, as plain text. */
export type Entry<Kind extends ContentKind> = z.output<(typeof FRONT_MATTER)[Kind]> & {
	/** The file's name without `.md`; the last part of its address. */
	slug: string;
	html: string;
	text: string;
	sections: Section[];
};
