import { Link } from '../../ui/link.tsx';
import { readGroups } from './choices.ts';
import styles from './facets.module.css';

/** The filters with their counts, as `writeGroups` wrote them: a column beside the list, on a phone a sheet that opens. */
export function Facets({ groups, title }: { groups: string; title: string }) {
	return (
		<details className={styles.facets}>
			<summary>{title}</summary>
			<nav className={styles.groups} aria-label="Filters">
				{readGroups(groups).map(({ name, choices }) => (
					<section key={name}>
						<h2>{name}</h2>
						<ul>
							{choices.map(({ label, to, chosen: isChosen, count }) => (
								<li key={label}>
									<Link to={to} rel="nofollow" aria-current={isChosen ? 'true' : undefined} preventScrollReset>
										<bdi>{label}</bdi> <span className={styles.count}>{count}</span>
									</Link>
								</li>
							))}
						</ul>
					</section>
				))}
			</nav>
		</details>
	);
}
