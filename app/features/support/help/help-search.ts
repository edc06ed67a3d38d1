import { fillText } from '#app/features/content/fill-tokens.ts';
import type { Article, FaqEntry } from '#app/features/content/library.server.ts';
import type { Site } from '#app/lib/context.ts';
import { paths } from '#app/lib/paths.ts';
import { holds, plain } from '../text-match.ts';

export type HelpResult = { kind: 'article' | 'question'; title: string; to: string; excerpt: string };

const EXCERPT_LENGTH = 170;
/** How much of the text stands before the words that were found. */
const LEAD_IN = 50;

/**
 * Articles and questions in which every word of the query occurs, in any order; those with a hit in the title first.
 * `query` comes from `plainQuery`; an empty one finds nothing.
 */
export function searchHelp(
	articles: readonly Article[],
	faq: readonly FaqEntry[],
	query: string,
	site: Site,
): HelpResult[] {
	const words = query.split(' ').filter(Boolean);
	if (words.length === 0) return [];
	const sources = [
		...articles.map(({ slug, title, description, text }) => ({
			kind: 'article' as const,
			title,
			to: paths.article(slug),
			body: `${description} ${fillText(text, site)}`,
		})),
		...faq.map(({ slug, question, text }) => ({
			kind: 'question' as const,
			title: question,
			to: paths.faqEntry(slug),
			body: fillText(text, site),
		})),
	];
	const hits = sources.filter(({ title, body }) => {
		const texts = [plain(title), plain(body)];
		return words.every((word) => holds(texts, word));
	});
	const isInTitle = ({ title }: { title: string }) => words.some((word) => holds([plain(title)], word));
	return [...hits.filter(isInTitle), ...hits.filter((hit) => !isInTitle(hit))].map(({ body, ...hit }) => ({
		...hit,
		excerpt: excerptAround(body, words[0] ?? ''),
	}));
}

/** A few words of the text about the first place where `word` occurs, or its beginning. */
function excerptAround(text: string, word: string): string {
	const at = Math.max(0, text.toLowerCase().indexOf(word) - LEAD_IN);
	const from = at === 0 ? 0 : text.indexOf(' ', at) + 1;
	const to = from + EXCERPT_LENGTH >= text.length ? text.length : text.lastIndexOf(' ', from + EXCERPT_LENGTH);
	return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
