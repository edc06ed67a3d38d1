import type { RefObject } from 'react';
import styles from './course-map.module.css';
import type { LiveMap } from './live-map.ts';

const BUTTONS = [
	{ name: 'Zoom in', path: 'M8 2v12M2 8h12', press: (map: LiveMap) => map.zoom(1) },
	{ name: 'Zoom out', path: 'M2 8h12', press: (map: LiveMap) => map.zoom(-1) },
	{
		name: 'Show everything found',
		path: 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4',
		press: (map: LiveMap) => map.home(),
	},
];

/** What mouse wheel, fingers and keys do, as buttons. */
export function MapControls({ map }: { map: RefObject<LiveMap | null> }) {
	return (
		<div className={styles.controls}>
			{BUTTONS.map(({ name, path, press }) => (
				<button key={name} type="button" aria-label={name} onClick={() => map.current && press(map.current)}>
					<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
						<path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
					</svg>
				</button>
			))}
		</div>
	);
}
