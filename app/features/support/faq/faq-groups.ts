import { fillHtml, fillText } from '#app/features/content/fill-tokens.ts';
import type { FaqEntry } from '#app/features/content/library.server.ts';
import type { Site } from '#app/lib/context.ts';
import { FAQ_GROUPS } from '#content/compile/kinds.ts';
import { holds, plain } from '../text-match.ts';

export type FaqItem = { slug: string; question: string; html: string; found: boolean };
export type FaqGroup = { group: FaqEntry['group']; title: string; items: FaqItem[] };

const TITLES: Record<FaqEntry['group'], string> = {
	account: 'Account',
	reviews: 'Reviews',
	courses: 'Courses',
	technical: 'Technical',
};

/**
 * All questions under their headings, each marked as found or not: the page holds them all, so that typing can bring any
 * of them back. `query` comes from `plainQuery`.
 */
export function groupFaq(entries: readonly FaqEntry[], query: string, site: Site): FaqGroup[] {
	return FAQ_GROUPS.map((group) => ({
		group,
		title: TITLES[group],
		items: entries
			.filter((entry) => entry.group === group)
			.map(({ slug, question, html, text }) => ({
				slug,
				question,
				html: fillHtml(html, site),
				found: holds([plain(question), plain(fillText(text, site))], query),
			})),
	}));
}
