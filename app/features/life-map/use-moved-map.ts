import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BookMap, BookPlace } from '#domain/rounds/map-queries.ts';
import { useHint } from '../map/use-hint.ts';
import { createLifeMap, type LifeMapAtWork } from './create-life-map.ts';

type Refs = {
	frame: RefObject<HTMLElement | null>;
	land: RefObject<HTMLCanvasElement | null>;
	names: RefObject<HTMLElement | null>;
	dots: RefObject<HTMLCanvasElement | null>;
};

/** The life map in React's hands: made once for its courses, and what it tells kept as state. */
export function useMovedMap({ frame, land, names, dots }: Refs, style: string | null, { places, box }: BookMap) {
	const map = useRef<LifeMapAtWork>(null);
	const [chosen, setChosen] = useState<BookPlace[] | null>(null);
	const { hasHint, give } = useHint();
	useEffect(() => {
		if (!frame.current || !land.current || !names.current || !dots.current || !box) return;
		const made = createLifeMap(
			{ frame: frame.current, land: land.current, names: names.current, dots: dots.current, style },
			{ places, box },
			{
				chosen: (some) => setChosen(some.length > 0 ? some : null),
				wheelPassedBy: give,
			},
		);
		map.current = made;
		return made.stop;
	}, [frame, land, names, dots, style, places, box, give]);
	return {
		map,
		chosen,
		hasHint,
		/** Puts the card away; the keyboard goes back to the map. */
		close() {
			frame.current?.focus({ preventScroll: true });
			setChosen(null);
		},
	};
}
