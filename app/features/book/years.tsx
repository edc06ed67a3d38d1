import { formatNumber } from '#app/lib/format/format.ts';
import type { BookYear } from '#domain/rounds/book-queries.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import styles from './years.module.css';

/** All years with rounds, each as a bar against the fullest; `now` is the one whose page it is. */
export function Years({ years, now }: { years: readonly BookYear[]; now?: number }) {
	const most = Math.max(1, ...years.map(({ rounds }) => rounds));
	return (
		<ol className={styles.years}>
			{years.map(({ year, rounds }) => (
				<li key={year}>
					<Link to={paths.memberYear(year)} aria-current={year === now ? 'page' : undefined}>
						<span className={styles.year}>{year}</span>
						<svg height="8" aria-hidden="true">
							<rect width="100%" height="8" rx="1" />
							<rect width={`${Math.max(1, Math.round((100 * rounds) / most))}%`} height="8" rx="1" />
						</svg>
						<span className={styles.rounds}>
							{formatNumber(rounds)}
							<span className="sr-only"> {rounds === 1 ? 'round' : 'rounds'}</span>
						</span>
					</Link>
				</li>
			))}
		</ol>
	);
}
