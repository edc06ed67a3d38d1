import type { RefObject } from 'react';
import styles from './course-map.module.css';
import type { LiveMap } from './live-map.ts';
import type { FullScreenChoice } from './use-full-screen.ts';

type Controlled = Pick<LiveMap, 'zoom' | 'home'>;

const HOME = 'Show everything found';

const BUTTONS = [
	{ name: 'Zoom in', path: 'M8 2v12M2 8h12', press: (map: Controlled) => map.zoom(1) },
	{ name: 'Zoom out', path: 'M2 8h12', press: (map: Controlled) => map.zoom(-1) },
	{
		name: HOME,
		path: 'M8 2a6 6 0 1 0 0 12 6 6 0 0 0 0-12M8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
		press: (map: Controlled) => map.home(),
	},
];
const FULL = { name: 'Full screen', path: 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4' };
const LEAVE = { name: 'Leave full screen', path: 'M6 2v4H2M14 6h-4V2M10 14v-4h4M2 10h4v4' };

type MapControlsProps = {
	map: RefObject<Controlled | null>;
	/** Null where there is none. */
	full: FullScreenChoice | null;
	/** What leads back to where the map began, where that is not everything found. */
	home?: string;
};

/** What mouse wheel, fingers and keys do, as buttons; and what fingers do, in words. */
export function MapControls({ map, full, home }: MapControlsProps) {
	return (
		<div className={styles.controls}>
			<p className={styles.fingers}>One finger scrolls the page, two move the map.</p>
			{BUTTONS.map(({ name, path, press }) => (
				<Control
					key={name}
					name={name === HOME && home ? home : name}
					path={path}
					onClick={() => map.current && press(map.current)}
				/>
			))}
			{full && <Control {...(full.isFull ? LEAVE : FULL)} onClick={full.toggle} />}
		</div>
	);
}

function Control({ name, path, onClick }: { name: string; path: string; onClick: () => void }) {
	return (
		<button type="button" aria-label={name} onClick={onClick}>
			<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
				<path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
			</svg>
		</button>
	);
}
