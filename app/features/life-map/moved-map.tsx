import { useRef } from 'react';
import type { BookMap } from '#domain/rounds/map-queries.ts';
import shared from '../map/course-map.module.css';
import { MapControls } from '../map/map-controls.tsx';
import { useFullScreen } from '../map/use-full-screen.ts';
import styles from './moved-map.module.css';
import { PlacesHere } from './places-here.tsx';
import { useMovedMap } from './use-moved-map.ts';

const KEYS =
	'Map of your courses. Arrow keys move it, plus and minus zoom, Home shows all of them, Enter names those nearest to its middle.';

/** The life map as it is moved: land, dots and names, and the courses of a dot that was pressed. */
export function MovedMap({ map: { places, box }, style }: { map: BookMap; style: string | null }) {
	const whole = useRef<HTMLElement>(null);
	const frame = useRef<HTMLDivElement>(null);
	const land = useRef<HTMLCanvasElement>(null);
	const names = useRef<HTMLDivElement>(null);
	const dots = useRef<HTMLCanvasElement>(null);
	const full = useFullScreen(whole);
	const { map, chosen, hasHint, close } = useMovedMap({ frame, land, names, dots }, style, { places, box });
	return (
		<section
			ref={whole}
			className={shared.map}
			aria-label="Map"
			{...(full?.isFull && { 'data-full': '', role: 'dialog', 'aria-modal': true })}
		>
			<MapControls map={map} full={full} home="Show all your courses" />
			<div
				ref={frame}
				className={shared.frame}
				role="application"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by keys.
				tabIndex={0}
				aria-label={KEYS}
			>
				<canvas ref={land} className={shared.land} />
				<canvas ref={dots} className={styles.dots} />
				<div ref={names} className={shared.names} aria-hidden="true" />
			</div>
			{hasHint && <p className={shared.hint}>Press the map first, or hold Ctrl or ⌘, to zoom with the wheel.</p>}
			{chosen && <PlacesHere key={chosen.map(({ slug }) => slug).join()} places={chosen} onClose={close} />}
		</section>
	);
}
