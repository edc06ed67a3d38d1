import { NavLink } from 'react-router';
import { paths } from '../../lib/paths.ts';
import styles from './ways-nav.module.css';

const WAYS = [
	{ label: 'By place', path: paths.addByPlace() },
	{ label: 'On the map', path: paths.addOnMap() },
	{ label: 'By name', path: paths.addCourses() },
	{ label: 'By file', path: paths.addByFile() },
];

/** The ways to mark many courses. */
export const WaysNav = () => (
	<nav className={styles.nav} aria-label="Ways to add courses">
		<ul>
			{WAYS.map(({ label, path }) => (
				<li key={path}>
					<NavLink to={path} end discover="none">
						{label}
					</NavLink>
				</li>
			))}
		</ul>
	</nav>
);
