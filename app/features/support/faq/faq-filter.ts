import { holds, plain, plainQuery } from '../text-match.ts';

/** Shows what holds the text that was typed and hides the rest; the number of questions shown. */
export type FaqFilter = (typed: string) => number;

/**
 * Reads the questions and answers of the page once, so that each letter typed costs twenty look-ups in short texts and no
 * more. The answers are the page's own HTML and are not sent a second time.
 */
export function readFaqFilter(page: ParentNode): FaqFilter {
	const groups = [...page.querySelectorAll<HTMLElement>('[data-faq-group]')].map((group) => ({
		group,
		items: [...group.querySelectorAll<HTMLElement>('[data-faq-item]')].map((item) => ({
			item,
			texts: ['[data-faq-question]', '[data-faq-answer]'].map((part) =>
				plain(item.querySelector(part)?.textContent ?? ''),
			),
		})),
	}));
	const nothing = page.querySelector<HTMLElement>('[data-faq-nothing]');

	return (typed) => {
		const query = plainQuery(typed);
		let shown = 0;
		for (const { group, items } of groups) {
			const before = shown;
			for (const { item, texts } of items) {
				const isFound = holds(texts, query);
				if (isFound) shown += 1;
				show(item, isFound);
			}
			show(group, shown > before);
		}
		if (nothing) show(nothing, shown === 0);
		return shown;
	};
}

/** Writes only what changes: styles are counted anew for everything that was written. */
function show(element: HTMLElement, isShown: boolean) {
	if (element.hidden === isShown) element.hidden = !isShown;
}
