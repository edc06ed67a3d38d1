import { writtenOnce } from '../../lib/written-once.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './how-it-works.module.css';

/** The specification's three steps. Its figures stand here alone; every other number is counted (decision C6). */
const STEPS = [
	{ title: 'Search', text: '35,000 courses in 195 countries. Filter by location, price and availability.' },
	{ title: 'Play', text: 'Book tee times through our partners and get out there.' },
	{ title: 'Review', text: 'Share your experiences and rate every aspect of the course.' },
];

export function HowItWorks() {
	return (
		<section
			className={`later ${styles.band}`}
			aria-labelledby="how-it-works"
			{...writtenOnce(() => 'home: how it works', inside)}
		/>
	);
}

const inside = () => (
	<div className={`wrap ${styles.inner}`}>
		<SectionHead title="How It Works" id="how-it-works" />
		<ol className={styles.steps}>
			{STEPS.map(({ title, text }, index) => (
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
);
