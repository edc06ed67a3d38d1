import { formatNumber } from '#app/lib/format/format.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './region-links.module.css';

type RegionLinksProps = { title: string; parts: readonly { name: string; courses: number; to: string }[] };

/** The nations or regions of a place that have pages of their own, with how many courses each has. */
export function RegionLinks({ title, parts }: RegionLinksProps) {
	if (parts.length === 0) return null;
	const id = title.toLowerCase().replaceAll(' ', '-');
	return (
		<section className={styles.section} aria-labelledby={id}>
			<SectionHead title={title} id={id} />
			<ul className={styles.regions}>
				{parts.map(({ name, courses, to }) => (
					<li key={to}>
						<a href={to}>
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
