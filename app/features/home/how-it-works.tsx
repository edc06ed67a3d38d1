import { formatNumber } from '#app/lib/format/format.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './how-it-works.module.css';

type HowItWorksProps = { counted: { courses: number } };

/** The specification's three steps. Its figures stand here alone, and this site's own beside them (decision C6). */
export function HowItWorks({ counted }: HowItWorksProps) {
	return (
		<section className={styles.band} aria-labelledby="how-it-works">
			<div className={`wrap ${styles.inner}`}>
				<SectionHead title="How It Works" id="how-it-works" />
				<ol className={styles.steps}>
					{stepsOf(counted.courses).map(({ title, text }, index) => (
						<li key={title}>
							<span className={styles.number} aria-hidden="true">
								{index + 1}
							</span>
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

/** Where the courses could not be counted just now, nothing is said of their number here. */
function stepsOf(courses: number) {
	const here = courses > 0 ? ` (here: ${formatNumber(courses)} so far)` : '';
	return [
		{ title: 'Search', text: `35,000 courses in 195 countries${here}. Filter by location, price and availability.` },
		{ title: 'Play', text: 'Book tee times through our partners and get out there.' },
		{ title: 'Review', text: 'Share your experiences and rate every aspect of the course.' },
	];
}
