import { Link } from '../../ui/link.tsx';
import styles from './other-pages.module.css';

/** Where to read on, at the end of a page: a row of big links over a rule. */
export function OtherPages({ title, links }: { title: string; links: { label: string; to: string }[] }) {
	return (
		<nav className={styles.others} aria-label={title}>
			<p className="kicker">{title}</p>
			<ul>
				{links.map(({ label, to }) => (
					<li key={to}>
						<Link to={to}>{label}</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
