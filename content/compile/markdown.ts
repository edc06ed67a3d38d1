import { Marked, Renderer, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import { courseMark } from './course-marks.ts';
import type { Section } from './kinds.ts';
import { REVIEWS_MARK } from './reviews-mark.ts';
import { typeset } from './typeset.ts';

/** A line `::course{slug}` is the place of a course's card. */
const coursePlace: TokenizerAndRendererExtension = {
	name: 'course',
	level: 'block',
	start: (source) => source.match(/^::course\{/m)?.index,
	tokenizer(source) {
		const [raw, slug] = /^::course\{([a-z0-9-]+)\}(?:\n|$)/.exec(source) ?? [];
		return raw === undefined ? undefined : { type: 'course', raw, slug };
	},
	renderer: ({ slug }) => `${courseMark(slug)}\n`,
};

/** A line `::best-reviews` is the place of the month's best reviews in an issue of the newsletter. */
const reviewsPlace: TokenizerAndRendererExtension = {
	name: 'best-reviews',
	level: 'block',
	start: (source) => source.match(/^::best-reviews/m)?.index,
	tokenizer(source) {
		const [raw] = /^::best-reviews(?:\n|$)/.exec(source) ?? [];
		return raw === undefined ? undefined : { type: 'best-reviews', raw };
	},
	renderer: () => `${REVIEWS_MARK}\n`,
};

const marked = new Marked({ gfm: true, async: false, extensions: [coursePlace, reviewsPlace] });

/**
 * Renders Markdown (GitHub's dialect) as HTML whose headings have ids and whose tables may scroll within themselves.
 * `::course{slug}` becomes the mark of a course's card, `::best-reviews` that of the month's best reviews, and a quotation that begins with `!pull` a pull quote.
 */
export function renderMarkdown(markdown: string): { html: string; text: string; sections: Section[] } {
	const renderer = new ContentRenderer();
	const html = marked.parse(markdown, { renderer, async: false });
	return { html, text: runningText(html.replace(PULL_QUOTES, '')), sections: renderer.sections };
}

const PULL_QUOTES = /<div data-pull[\s\S]*?<\/div>/g;

class ContentRenderer extends Renderer {
	readonly sections: Section[] = [];
	private readonly ids = new Set<string>();
	private lastTitle = '';
	/** How many tables stand below a heading so far. */
	private readonly tables = new Map<string, number>();

	override heading({ tokens, depth }: Tokens.Heading): string {
		const inner = this.parser.parseInline(tokens);
		const title = plainText(inner);
		const id = this.freeId(title);
		this.lastTitle = title;
		if (depth === 2) this.sections.push({ id, title });
		return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
	}

	/** A pull quote says again what the text says; those who listen hear it once. */
	override blockquote(token: Tokens.Blockquote): string {
		const [, quote] = /^!pull\s+([\s\S]*)$/.exec(token.text) ?? [];
		if (quote === undefined) return super.blockquote(token);
		return `<div data-pull aria-hidden="true"><p>${escapeAttribute(typeset(quote.replace(/\s+/g, ' ').trim()))}</p></div>\n`;
	}

	/** What scrolls has to be reachable by keyboard, and what can be reached has to have a name that no other has. */
	override table(token: Tokens.Table): string {
		const before = this.tables.get(this.lastTitle) ?? 0;
		this.tables.set(this.lastTitle, before + 1);
		const word = before === 0 ? 'Table' : `Table ${before + 1}`;
		const name = escapeAttribute(this.lastTitle ? `${word}: ${this.lastTitle}` : word);
		return `<div data-table role="region" aria-label="${name}" tabindex="0">${super.table(token)}</div>\n`;
	}

	/** Code keeps its straight quotes; it never comes here. */
	override text(token: Tokens.Text | Tokens.Escape): string {
		return super.text('tokens' in token && token.tokens ? token : { ...token, text: typeset(token.text) });
	}

	private freeId(title: string): string {
		const plain = title
			.normalize('NFKD')
			.toLowerCase()
			.replace(/\p{M}+|[‘’“”]/gu, '')
			.replace(/[^a-z0-9]+/g, '-')
			.replace(/^-|-$/g, '');
		let id = plain;
		for (let next = 2; this.ids.has(id); next++) id = `${plain}-${next}`;
		this.ids.add(id);
		return id;
	}
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

const BLOCK_ENDS = /<\/(?:h[1-6]|t[hd]|li|p)>/g;

/** The same of several blocks: headings, cells and items end as sentences do, so that an excerpt can be read. */
function runningText(html: string): string {
	const blocks = html.split(BLOCK_ENDS).map(plainText);
	return blocks.flatMap((text) => (text === '' ? [] : /[.,;:!?…”’]$/.test(text) ? [text] : [`${text}.`])).join(' ');
}

/** The words of our own HTML as a reader sees them, in one line. */
function plainText(html: string): string {
	return html
		.replace(/<[^>]*>/g, '')
		.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
		.replace(/\s+/g, ' ')
		.trim();
}

const escapeAttribute = (text: string) =>
	text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
