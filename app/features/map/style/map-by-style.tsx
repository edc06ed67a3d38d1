import { useLayoutEffect, useRef } from 'react';
import { adoptSheet } from '#app/lib/adopt-sheet.ts';
import shared from '../course-map.module.css';
import sharedSheet from '../course-map.module.css?inline';
import { MapControls } from '../map-controls.tsx';
import { useFullScreen } from '../use-full-screen.ts';
import styles from './map-by-style.module.css';
import sheet from './map-by-style.module.css?inline';
import { type PlaceOnMap, usePlaceMap } from './use-place-map.ts';

/** A map around one place, over the picture that it takes the place of. Seen from the moment the operator's style is there until it fails. */
export function MapByStyle({ place }: { place: PlaceOnMap }) {
	useLayoutEffect(() => {
		for (const text of [sharedSheet, sheet]) adoptSheet(text);
	}, []);
	const whole = useRef<HTMLElement>(null);
	const frame = useRef<HTMLDivElement>(null);
	const dot = useRef<HTMLSpanElement>(null);
	const full = useFullScreen(whole);
	const { map, state } = usePlaceMap({ frame, dot }, place);
	if (state === 'failed') return null;
	return (
		<section
			ref={whole}
			className={`${shared.map} ${styles.over}`}
			aria-label="Map"
			data-state={state}
			{...(full?.isFull && { 'data-full': '', role: 'dialog', 'aria-modal': true })}
		>
			<MapControls map={map} full={full} home={`Show ${place.name} again`} />
			<div
				ref={frame}
				className={shared.frame}
				role="application"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by keys.
				tabIndex={0}
				aria-label={`Map around ${place.name}. Arrow keys move it, plus and minus zoom, Home shows ${place.name} again.`}
			>
				<span ref={dot} className={styles.dot} />
			</div>
		</section>
	);
}
