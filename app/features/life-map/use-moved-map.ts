import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Box } from '#domain/geography/box.ts';
import { useHint } from '../map/use-hint.ts';
import { createLifeMap, type LifeMapAtWork, type Mapped } from './create-life-map.ts';
import type { Place } from './places-near.ts';

type Refs = {
	frame: RefObject<HTMLElement | null>;
	land: RefObject<HTMLCanvasElement | null>;
	names: RefObject<HTMLElement | null>;
	dots: RefObject<HTMLCanvasElement | null>;
};

/** A map of some courses in React's hands: made once for its courses, and what it tells kept as state. */
export function useMovedMap<Some extends Place>(
	{ frame, land, names, dots }: Refs,
	style: string | null,
	{ places, box, createDots }: Omit<Mapped<Some>, 'box'> & { box: Box | null },
) {
	const map = useRef<LifeMapAtWork>(null);
	const [chosen, setChosen] = useState<Some[] | null>(null);
	const { hasHint, give } = useHint();
	useEffect(() => {
		if (!frame.current || !land.current || !names.current || !dots.current || !box) return;
		const made = createLifeMap(
			{ frame: frame.current, land: land.current, names: names.current, dots: dots.current, style },
			{ places, box, createDots },
			{
				chosen: (some) => setChosen(some.length > 0 ? some : null),
				wheelPassedBy: give,
			},
		);
		map.current = made;
		return made.stop;
	}, [frame, land, names, dots, style, places, box, createDots, give]);
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
