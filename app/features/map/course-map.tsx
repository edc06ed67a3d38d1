import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { type Box, boxText } from '#domain/geography/box.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { ChosenCourses } from './chosen-courses.tsx';
import styles from './course-map.module.css';
import { MapControls } from './map-controls.tsx';
import { MapOutline, type OutlinePlaces } from './map-outline.tsx';
import type { Around } from './radius-ring.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useLiveMap } from './use-live-map.ts';

type CourseMapProps = {
	map: OutlinePlaces & {
		/** The query of the list's filters. */
		filters: string;
		box: Box | null;
		/** The circle that the list is narrowed to. */
		around: Around | null;
		/** The page's address without a box. */
		home: string;
	};
	/** The address of the operator's own style of maps; null: the site draws the land alone. */
	style: string | null;
};

const KEYS = 'Map of the courses found. Arrow keys move it, plus and minus zoom, Home shows everything that was found.';

/** The map of the find page. Until its script is at work, an outline of the world with links. */
export function CourseMap({ map: { filters, box, around, home, ...places }, style }: CourseMapProps) {
	const whole = useRef<HTMLElement>(null);
	const frame = useRef<HTMLDivElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	const names = useRef<HTMLDivElement>(null);
	const markers = useRef<HTMLDivElement>(null);
	const navigate = useNavigate();
	const isSending = useNavigation().formMethod === 'POST';
	const isLive = useHydrated();
	const full = useFullScreen(whole);
	const isFull = full?.isFull ?? false;
	const { map, chosen, hasTrouble, hasHint, close } = useLiveMap(
		{ frame, canvas, names, markers },
		style,
		{ filters, box, around },
		// The map stands in one entry of the history, however often it is moved.
		(moved) => {
			// A form of the page that is on its way would be broken off.
			if (isSending) return;
			navigate(moved ? `${home}&box=${boxText(moved)}` : home, { replace: true, preventScrollReset: true });
		},
	);

	return (
		<section
			ref={whole}
			className={styles.map}
			aria-label="Map"
			{...(isFull && { 'data-full': '', role: 'dialog', 'aria-modal': true })}
		>
			{isLive && <MapControls map={map} full={full} />}
			<div
				ref={frame}
				className={styles.frame}
				{...(isLive ? { role: 'application', tabIndex: 0, 'aria-label': KEYS } : {})}
			>
				<canvas ref={canvas} className={styles.land} />
				<div ref={names} className={styles.names} aria-hidden="true" />
				{!isLive && <MapOutline places={places} />}
				<div ref={markers} className={styles.markers} />
			</div>
			{hasHint && <p className={styles.hint}>Press the map first, or hold Ctrl or ⌘, to zoom with the wheel.</p>}
			{hasTrouble && <Trouble frame={frame} again={() => map.current?.again()} />}
			{chosen && <ChosenCourses key={chosen.id} cluster={chosen} onClose={close} />}
		</section>
	);
}

/** Says that the markers are missing. When they have come it goes, and the keyboard is left on the map. */
function Trouble({ frame, again }: { frame: RefObject<HTMLElement | null>; again: () => void }) {
	const words = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const leaving = words.current;
		return () => {
			if (leaving?.contains(document.activeElement)) frame.current?.focus({ preventScroll: true });
		};
	}, [frame]);
	return (
		<div ref={words} className={styles.trouble} role="alert">
			<p>The courses on this part of the map could not be loaded.</p>
			<Button look="line" onClick={again}>
				Try again
			</Button>
		</div>
	);
}
