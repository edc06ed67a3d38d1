import { useRef } from 'react';
import type { Box } from '#domain/geography/box.ts';
import shared from '../map/course-map.module.css';
import { MapControls } from '../map/map-controls.tsx';
import { useFullScreen } from '../map/use-full-screen.ts';
import type { Mapped } from './create-life-map.ts';
import styles from './moved-map.module.css';
import { PlacesHere } from './places-here.tsx';
import type { Place } from './places-near.ts';
import { useMovedMap } from './use-moved-map.ts';

type MovedMapProps<Some extends Place> = Pick<Mapped<Some>, 'createDots'> & {
	map: { places: readonly Some[]; box: Box | null };
	style: string | null;
	/** What the map is of, for those who cannot see it, and what leads back to all of it. */
	name: string;
	home: string;
	wordsOf: (place: Some) => string;
};

const KEYS =
	'Arrow keys move it, plus and minus zoom, Home shows all of them, Enter names those nearest to its middle.';

/** A map of some courses as it is moved: land, dots and names, and the courses of a dot that was pressed. */
export function MovedMap<Some extends Place>({
	map: { places, box },
	style,
	name,
	home,
	createDots,
	wordsOf,
}: MovedMapProps<Some>) {
	const whole = useRef<HTMLElement>(null);
	const frame = useRef<HTMLDivElement>(null);
	const land = useRef<HTMLCanvasElement>(null);
	const names = useRef<HTMLDivElement>(null);
	const dots = useRef<HTMLCanvasElement>(null);
	const full = useFullScreen(whole);
	const mapped = { places, box, createDots };
	const { map, chosen, hasHint, close } = useMovedMap({ frame, land, names, dots }, style, mapped);
	return (
		<section
			ref={whole}
			className={shared.map}
			aria-label="Map"
			{...(full?.isFull && { 'data-full': '', role: 'dialog', 'aria-modal': true })}
		>
			<MapControls map={map} full={full} home={home} />
			<div
				ref={frame}
				className={shared.frame}
				role="application"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by keys.
				tabIndex={0}
				aria-label={`${name}. ${KEYS}`}
			>
				<canvas ref={land} className={shared.land} />
				<canvas ref={dots} className={styles.dots} />
				<div ref={names} className={shared.names} aria-hidden="true" />
			</div>
			{hasHint && <p className={shared.hint}>Press the map first, or hold Ctrl or ⌘, to zoom with the wheel.</p>}
			{chosen && (
				<PlacesHere key={chosen.map(({ slug }) => slug).join()} places={chosen} wordsOf={wordsOf} onClose={close} />
			)}
		</section>
	);
}
