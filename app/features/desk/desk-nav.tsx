import { NavLink } from 'react-router';
import { deskPaths } from '../../lib/desk-paths.ts';
import styles from './desk-nav.module.css';

const LINKS = [
	{ label: 'Inbox', path: deskPaths.inbox(), end: true },
	{ label: 'Courses', path: deskPaths.courses(), end: false },
	{ label: 'Members', path: deskPaths.members(), end: false },
];

/** The rooms of the desk. */
export function DeskNav() {
	return (
		<nav className={styles.nav} aria-label="Desk">
			<ul className="wrap">
				{LINKS.map(({ label, path, end }) => (
					<li key={path}>
						<NavLink to={path} end={end}>
							{label}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
