import type { ReactNode } from 'react';
import styles from './breadcrumbs.module.css';
import { Link } from './link.tsx';

export type Crumb = { label: string; to: string };

/** The way here: links to what lies above, then the page itself. */
export function Breadcrumbs({ above, here }: { above: Crumb[]; here: ReactNode }) {
	return (
		<nav aria-label="Breadcrumb" className={styles.crumbs}>
			<ol>
				{above.map(({ label, to }) => (
					<li key={to}>
						<Link to={to}>{label}</Link>
					</li>
				))}
				<li aria-current="page">
					<bdi>{here}</bdi>
				</li>
			</ol>
		</nav>
	);
}
