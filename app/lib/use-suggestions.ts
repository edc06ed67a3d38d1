import { useEffect, useState } from 'react';
import { FIRST_SUGGESTIONS } from '#domain/catalogue/finding/first-suggestions.ts';
import type { Suggestions } from '#domain/catalogue/shapes.ts';
import { paths } from './paths.ts';

const PAUSE_MILLISECONDS = 120;
const FIRST: Suggestions = { places: [], courses: FIRST_SUGGESTIONS, countries: [] };

/**
 * Places, courses and countries for what is typed: the built-in courses for nothing, else the server's answer after a short pause in
 * typing. Only the last question counts. `null`: the server did not answer.
 */
export function useSuggestions(text: string): Suggestions | null {
	const [found, setFound] = useState<Suggestions | null>(FIRST);
	const typed = text.trim();

	useEffect(() => {
		if (typed === '') {
			setFound(FIRST);
			return;
		}
		const question = new AbortController();
		const timer = setTimeout(
			() =>
				askServer(typed, question.signal).then(setFound, () => {
					if (!question.signal.aborted) setFound(null);
				}),
			PAUSE_MILLISECONDS,
		);
		return () => {
			clearTimeout(timer);
			question.abort();
		};
	}, [typed]);

	return found;
}

async function askServer(text: string, signal: AbortSignal): Promise<Suggestions> {
	const answer = await fetch(`${paths.suggestions()}?q=${encodeURIComponent(text)}`, { signal });
	if (!answer.ok) throw new Error(`suggestions answered ${answer.status}`);
	// Our own server's answer, made from this very type.
	return (await answer.json()) as Suggestions;
}
