import type { ReactNode } from 'react';
import styles from './breadcrumbs.module.css';
import { Link } from './link.tsx';

/** `language`: what the element says that holds a label in another language than the page's. */
export type Crumb = { label: string; to: string; language?: { lang: string } | null };

/** The way here: links to what lies above, then the page itself. */
export function Breadcrumbs({ above, here }: { above: Crumb[]; here: ReactNode }) {
	return (
		<nav aria-label="Breadcrumb" className={styles.crumbs}>
			<ol>
				{above.map(({ label, to, language }) => (
					<li key={to}>
						<Link to={to}>{language ? <bdi {...language}>{label}</bdi> : label}</Link>
					</li>
				))}
				<li aria-current="page">
					<bdi>{here}</bdi>
				</li>
			</ol>
		</nav>
	);
}
