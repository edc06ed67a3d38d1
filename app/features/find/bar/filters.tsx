import type { ReactNode } from 'react';
import { ChoiceLinks } from '../../../ui/choice-links.tsx';
import { Link } from '../../../ui/link.tsx';
import { type ListChoice, readGroups } from '../choices.ts';
import { ShowCourses } from './filter-fields.tsx';
import styles from './filters.module.css';

type FiltersProps = {
	/** "Filters (3)". */
	title: string;
	continents: ListChoice[];
	/** As `writeGroups` wrote them. */
	groups: string;
	/** The fields that belong to the search line. */
	children: ReactNode;
};

/** All that narrows the list beside the words: a column beside the list, on a phone folded to one button. */
export function Filters({ title, continents, groups, children }: FiltersProps) {
	return (
		<details className={styles.filters}>
			<summary>{title}</summary>
			<div className={styles.groups}>
				{children}
				<ChoiceLinks label="Continents" choices={continents} />
				<nav className={styles.facets} aria-label="Filters">
					{readGroups(groups).map(({ name, choices }, at) => (
						<div key={name}>
							{/* No heading: that of the page is what was found, and stands below. */}
							<p id={`filter-${at}`}>{name}</p>
							<ul aria-labelledby={`filter-${at}`}>
								{choices.map(({ label, to, chosen: isChosen, count }) => (
									<li key={label}>
										<Link to={to} rel="nofollow" aria-current={isChosen ? 'true' : undefined} preventScrollReset>
											<bdi>{label}</bdi> <span className={styles.count}>{count}</span>
										</Link>
									</li>
								))}
							</ul>
						</div>
					))}
				</nav>
				<ShowCourses />
			</div>
		</details>
	);
}
