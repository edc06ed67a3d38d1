import { useEffect, useRef, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { type FaqFilter, readFaqFilter } from './faq-filter.ts';

/**
 * The search awake: `narrow` shows what holds a text, `keep` also puts it into the address, `reset` shows all again. The
 * list changes with the next frame and not within the event: there the browser's editor, which still has its caret to
 * place, would lay the whole page out a second time for each letter.
 */
export function useFaqFilter(q: string, onAwake?: () => void) {
	const input = useRef<HTMLInputElement>(null);
	const filter = useRef<FaqFilter>(null);
	const frame = useRef(0);
	const [isFilled, setFilled] = useState(q !== '');
	const [found, setFound] = useState<number | null>(null);

	const narrow = (text: string) => {
		cancelAnimationFrame(frame.current);
		frame.current = requestAnimationFrame(() => {
			setFilled(text !== '');
			setFound(filter.current?.(text) ?? null);
		});
	};
	const keep = (text: string) => {
		narrow(text);
		history.replaceState(history.state, '', paths.faq({ q: text.trim() }));
	};
	const reset = () => {
		if (input.current) input.current.value = '';
		keep('');
		input.current?.focus();
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: done once, when the search has woken.
	useEffect(() => {
		filter.current = readFaqFilter(document);
		// What was typed before React was there.
		const text = input.current?.value ?? '';
		if (text !== q) narrow(text);
		onAwake?.();
		return onResetLink(reset);
	}, []);

	return { input, isFilled, found: isFilled ? found : null, narrow, keep, reset };
}

/** 'View all FAQs' stands in the list and resets the search without leaving the page. */
function onResetLink(reset: () => void): () => void {
	const listen = (event: MouseEvent) => {
		const link = event.target instanceof Element ? event.target.closest('[data-faq-reset]') : null;
		if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		reset();
	};
	document.addEventListener('click', listen);
	return () => document.removeEventListener('click', listen);
}
