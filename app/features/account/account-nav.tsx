import { NavLink } from 'react-router';
import { paths } from '../../lib/paths.ts';
import styles from './account-nav.module.css';

const LINKS = [
	{ label: 'Account', path: paths.account(), end: true },
	{ label: 'Settings', path: paths.settings() },
	{ label: 'Reviews', path: paths.memberReviews() },
	{ label: 'Courses', path: paths.memberCourses() },
];

/** The pages of one's own account. */
export function AccountNav() {
	return (
		<nav className={styles.nav} aria-label="Account">
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
