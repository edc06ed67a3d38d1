import { formatNumber } from '#app/lib/format/format.ts';
import { paths } from '../../lib/paths.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from '../place/region-links.module.css';
import type { AreaLink } from './area-link.ts';

/** The golf areas of a country, with how many courses each has. */
export function AreaLinks({ areas }: { areas: Required<AreaLink>[] }) {
	if (areas.length === 0) return null;
	return (
		<section className={styles.section} aria-labelledby="areas">
			<SectionHead title="Golf areas" id="areas" />
			<ul className={styles.regions}>
				{areas.map(({ slug, name, courses }) => (
					<li key={slug}>
						<a href={paths.area(slug)}>
							{name}
							<span>
								{formatNumber(courses)}
								<span className="sr-only">{courses === 1 ? ' course' : ' courses'}</span>
							</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
