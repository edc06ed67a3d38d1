import { formatNumber } from '#app/lib/format/format.ts';
import type { RegionSummary } from '#domain/catalogue/places/places.ts';
import { paths } from '../../lib/paths.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './region-links.module.css';

/** The regions of a country that have a page of their own, with how many courses each has. */
export function RegionLinks({ country, regions }: { country: string; regions: RegionSummary[] }) {
	if (regions.length === 0) return null;
	return (
		<section className={styles.section} aria-labelledby="regions">
			<SectionHead title="By region" id="regions" />
			<ul className={styles.regions}>
				{regions.map(({ slug, name, courses }) => (
					<li key={slug}>
						<a href={paths.place(country, slug)}>
							<bdi>{name}</bdi>
							<span>
								{formatNumber(courses)}
								<span className="sr-only"> courses</span>
							</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
