import { NavLink } from 'react-router';
import { deskPaths } from '../../lib/desk-paths.ts';
import styles from './desk-nav.module.css';

const LINKS = [
	{ label: 'Inbox', path: deskPaths.inbox(), end: true },
	{ label: 'Courses', path: deskPaths.courses(), end: false },
	{ label: 'Members', path: deskPaths.members(), end: false },
	{ label: 'Figures', path: deskPaths.figures(), end: false },
	{ label: 'Log', path: deskPaths.log(), end: false, chief: true },
];

/** The rooms of the desk; some are the chief editor’s alone. */
export function DeskNav({ chief }: { chief: boolean }) {
	return (
		<nav className={styles.nav} aria-label="Desk">
			<ul className="wrap">
				{LINKS.filter((link) => chief || !('chief' in link)).map(({ label, path, end }) => (
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
