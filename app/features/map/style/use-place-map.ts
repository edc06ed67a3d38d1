import { type RefObject, useEffect, useRef, useState } from 'react';
import { xOf, yOf } from '#domain/geography/mercator.ts';
import { listenToHands } from '../listeners/gestures.ts';
import { listenToKeys } from '../listeners/keys.ts';
import type { LiveMap } from '../live-map.ts';
import { createMoving } from '../moving.ts';
import { pixelsFromMiddle, type View, zoomedAround } from '../view.ts';
import type { StyleTold } from './style-ground-shape.ts';
import { wakeStyle } from './wake-style.ts';

/** `style` is the address of the operator's own style of maps. */
export type PlaceOnMap = { style: string; name: string; latitude: number; longitude: number };

/** With what is some ten kilometres around it. */
const FIRST_ZOOM = 11;
/** Down to the holes: the style, and not the atlas, says how near is true. */
const NEAREST_ZOOM = 17;

type Refs = { frame: RefObject<HTMLElement | null>; dot: RefObject<HTMLElement | null> };
type PlaceMap = Pick<LiveMap, 'zoom' | 'home' | 'stop'>;

/** A map around one place in React's hands, and how far it is: to be loaded yet, to be seen, or not to be had. */
export function usePlaceMap({ frame, dot }: Refs, { style, latitude, longitude }: PlaceOnMap) {
	const map = useRef<PlaceMap>(null);
	const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');
	useEffect(() => {
		if (!frame.current || !dot.current) return;
		const home = { x: xOf(longitude), y: yOf(latitude), zoom: FIRST_ZOOM };
		const made = createPlaceMap(
			frame.current,
			dot.current,
			{ style, home },
			{
				shown: () => setState('shown'),
				failed: () => setState('failed'),
			},
		);
		map.current = made;
		return made.stop;
	}, [frame, dot, style, latitude, longitude]);
	return { map, state };
}

function createPlaceMap(
	frame: HTMLElement,
	dot: HTMLElement,
	{ style, home }: { style: string; home: View },
	told: StyleTold,
): PlaceMap {
	const ending = new AbortController();
	const { signal } = ending;
	const size = () => ({ width: frame.clientWidth, height: frame.clientHeight });
	const draw = () => {
		ground.follow(moving.view);
		const { right, down } = pixelsFromMiddle(moving.view, home.x, home.y);
		dot.style.translate = `${right}px ${down}px`;
	};
	const moving = createMoving(home, size(), { frame: draw, rested: () => {} }, NEAREST_ZOOM);
	const ground = wakeStyle({ frame, style, view: () => moving.view }, told);
	const goHome = () => moving.glide(home);
	listenToHands(frame, { moving, signal, wheelPassedBy: () => {} });
	listenToKeys(frame, moving, goHome, signal);
	const resizing = new ResizeObserver(() => moving.resize(size()));
	resizing.observe(frame);
	signal.addEventListener('abort', () => {
		resizing.disconnect();
		moving.stop();
		ground.stop();
	});
	return {
		zoom: (steps) => moving.glide(zoomedAround(moving.view, moving.view.zoom + steps)),
		home: goHome,
		stop: () => ending.abort(),
	};
}
