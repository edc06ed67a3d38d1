import { formatNumber } from '#app/lib/format/format.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './place-links.module.css';

type PlaceLinksProps = { title: string; places: readonly { name: string; courses: number; to: string }[] };

/** The nations, regions or golf areas of a place that have pages of their own, with how many courses each has. */
export function PlaceLinks({ title, places }: PlaceLinksProps) {
	if (places.length === 0) return null;
	const id = title.toLowerCase().replaceAll(' ', '-');
	return (
		<section className={styles.section} aria-labelledby={id}>
			<SectionHead title={title} id={id} />
			<ul className={styles.places}>
				{places.map(({ name, courses, to }) => (
					<li key={to}>
						<a href={to}>
							<bdi>{name}</bdi>
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
