import { NavLink } from 'react-router';
import styles from './room-nav.module.css';

/** `end`: only the very address is the page, not what lies below it. */
export type Room = { label: string; path: string; end?: boolean };

/** The pages of a part of the site that has a row of its own under the bar. `label` names it for who cannot see it. */
export function RoomNav({ label, rooms }: { label: string; rooms: readonly Room[] }) {
	return (
		<nav className={styles.nav} aria-label={label}>
			<ul className="wrap">
				{rooms.map(({ label: name, path, end }) => (
					<li key={path}>
						<NavLink to={path} end={end} discover="none">
							{name}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
