import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapCluster } from '#domain/catalogue/map/cluster-shapes.ts';
import type { Box } from '#domain/geography/box.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { LiveMap, MapPlaces } from './live-map.ts';
import { useHint } from './use-hint.ts';

type Refs = {
	frame: RefObject<HTMLDivElement | null>;
	canvas: RefObject<HTMLCanvasElement | null>;
	names: RefObject<HTMLDivElement | null>;
	markers: RefObject<HTMLDivElement | null>;
};

/** The live map in React's hands: made once, told of every address, and what it tells kept as state. */
export function useLiveMap(
	{ frame, canvas, names, markers }: Refs,
	style: string | null,
	asked: Parameters<LiveMap['ask']>[0],
	onMove: (box: Box | null) => void,
) {
	const map = useRef<LiveMap>(null);
	const moved = useRef(onMove);
	const [chosen, setChosen] = useState<MapCluster | null>(null);
	const [hasTrouble, setTrouble] = useState(false);
	const { hasHint, give } = useHint();
	const latest = useRef(asked);
	moved.current = onMove;
	latest.current = asked;

	useEffect(() => {
		const ending = new AbortController();
		import('./live-map.ts').then(({ createLiveMap }) => {
			const places = placesOf({ frame, canvas, names, markers });
			if (ending.signal.aborted || !places) return;
			const live = createLiveMap(
				{ ...places, style },
				{
					// The list is made anew when nothing else is to be done: the reader may be moving on already.
					moved: (box) => whenIdle(() => moved.current(box)),
					chosen: setChosen,
					// A marker with the focus may lie under the card of another.
					focused: () => setChosen(null),
					trouble: setTrouble,
					wheelPassedBy: give,
				},
			);
			map.current = live;
			live.ask(latest.current);
			ending.signal.addEventListener('abort', live.stop);
		});
		return () => ending.abort();
	}, [frame, canvas, names, markers, style, give]);

	// What is asked says the same as long as its text does.
	const text = JSON.stringify(asked);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `latest` is what the text is made of.
	useEffect(() => map.current?.ask(latest.current), [text]);
	useEffect(() => map.current?.choose(chosen?.id ?? null), [chosen]);

	return {
		map,
		chosen,
		hasTrouble,
		hasHint,
		/** Puts the card away; the focus goes back to its marker. */
		close() {
			if (chosen) map.current?.focusMarker(chosen.id);
			setChosen(null);
		},
	};
}

function placesOf({ frame, canvas, names, markers }: Refs): MapPlaces | null {
	if (!frame.current || !canvas.current || !names.current || !markers.current) return null;
	return { frame: frame.current, canvas: canvas.current, names: names.current, markers: markers.current };
}
