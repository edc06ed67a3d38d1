import { listPaths } from '#app/lib/list-paths.ts';
import { Link } from '#app/ui/link.tsx';
import styles from './list-bar.module.css';

/** The id of the list of courses of which the filter shows some. */
export const ENTRIES = 'courses-of-list';

const CHOICES = [
	{ value: 'all', label: 'All' },
	{ value: 'played', label: 'Played' },
	{ value: 'not', label: 'Not yet' },
];

/**
 * Above the courses of a list: which of them the member who reads it sees, and whether they stand as a list or on a map. Who has played
 * what is known to nobody but them, so a script shows the filter.
 */
export function ListBar({ views, isMap }: { views: { list: string; map: string } | null; isMap: boolean }) {
	return (
		<div className={styles.bar}>
			{!isMap && (
				<fieldset className={styles.filter} data-played-filter={ENTRIES} hidden suppressHydrationWarning>
					<legend className="sr-only">Which courses are shown</legend>
					<div className={styles.joined}>
						{CHOICES.map(({ value, label }) => (
							<label key={value}>
								<input type="radio" name="shown" value={value} defaultChecked={value === 'all'} />
								<span>
									{label} <b suppressHydrationWarning />
								</span>
							</label>
						))}
					</div>
					<p role="status" suppressHydrationWarning />
				</fieldset>
			)}
			{views && (
				<nav aria-label="List or map" className={styles.joined}>
					<Link to={views.list} aria-current={isMap ? undefined : 'page'} preventScrollReset>
						List
					</Link>
					<Link to={views.map} aria-current={isMap ? 'page' : undefined} preventScrollReset>
						Map
					</Link>
				</nav>
			)}
		</div>
	);
}

/** The two addresses of a public list. */
export const viewsOf = (slug: string) => ({ list: listPaths.list(slug), map: listPaths.list(slug, { view: 'map' }) });
