import { Link } from '../../../ui/link.tsx';
import type { ListChoice } from '../choices.ts';
import styles from './views.module.css';

/** "List View", "Grid View", "Map View" as joined buttons; where room is short only the first word of each is seen. */
export function Views({ views }: { views: ListChoice[] }) {
	return (
		<nav className={styles.views} aria-label="View">
			{views.map(({ label, to, chosen }) => (
				<Link key={label} to={to} aria-label={label} aria-current={chosen ? 'true' : undefined} preventScrollReset>
					{label.replace(' View', '')}
					<span> View</span>
				</Link>
			))}
		</nav>
	);
}
