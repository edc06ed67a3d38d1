import { formatCount } from '#app/lib/format/format.ts';
import { paths } from '#app/lib/paths.ts';
import { type FaqFilter, readFaqFilter } from './faq-filter.ts';

/**
 * Brings the FAQ's search alive: every letter narrows the list in the page, Enter and Search keep the text in the address, Reset
 * shows all again. `search` is what FaqSearch renders. It is plain DOM: what React does about each key it hears of would
 * take as long as the answer itself. Returns how to end it.
 */
export function wakeFaqSearch(search: HTMLElement): () => void {
	const input = search.querySelector<HTMLInputElement>('input[type="search"]');
	if (!input) return () => {};
	const page = search.ownerDocument;
	const answer = answerWith(search, readFaqFilter(page));
	const keep = () => {
		answer(input.value);
		history.replaceState(history.state, '', paths.faq({ q: input.value.trim() }));
	};
	const reset = () => {
		input.value = '';
		keep();
		input.focus();
	};
	const awake = new AbortController();
	const { signal } = awake;
	input.addEventListener('input', () => answer(input.value), { signal });
	search.addEventListener(
		'submit',
		(event) => {
			event.preventDefault();
			if (event.target === input.form) keep();
			else reset();
		},
		{ signal },
	);
	page.addEventListener('click', (event) => onResetLink(event, reset), { signal });
	// What was typed before this was there.
	if (input.value !== input.defaultValue) answer(input.value);
	return () => awake.abort();
}

/**
 * The list changes with the next frame, once, and not within the event: there the browser's editor, which still has its caret
 * to place, would lay the whole page out a second time for each letter.
 */
function answerWith(search: HTMLElement, filter: FaqFilter): (text: string) => void {
	const button = search.querySelector<HTMLElement>('[data-faq-reset-button]');
	const status = search.querySelector('[role="status"]');
	let frame = 0;
	return (text) => {
		cancelAnimationFrame(frame);
		frame = requestAnimationFrame(() => {
			const found = filter(text);
			if (button && button.hidden !== (text === '')) button.hidden = text === '';
			const words = text === '' ? '' : `${formatCount(found, 'question')} found`;
			if (status && status.textContent !== words) status.textContent = words;
		});
	};
}

/** 'View all FAQs' stands in the list and resets the search without leaving the page. */
function onResetLink(event: MouseEvent, reset: () => void) {
	const link = event.target instanceof Element ? event.target.closest('[data-faq-reset]') : null;
	if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
	event.preventDefault();
	reset();
}
