import { type RefObject, useEffect, useRef, useState } from 'react';
import { createFullScreen, type FullScreen } from './full-screen.ts';

export type FullScreenChoice = { isFull: boolean; toggle: () => void };

/** Full screen in React's hands: null where the browser has none, and until the page is at work. */
export function useFullScreen(place: RefObject<HTMLElement | null>): FullScreenChoice | null {
	const full = useRef<FullScreen>(null);
	const [isFull, setFull] = useState(false);
	const [isPossible, setPossible] = useState(false);
	useEffect(() => {
		if (!place.current) return;
		const made = createFullScreen(place.current, setFull);
		full.current = made;
		setPossible(made.isPossible);
		return made.stop;
	}, [place]);
	return isPossible ? { isFull, toggle: () => full.current?.toggle() } : null;
}
