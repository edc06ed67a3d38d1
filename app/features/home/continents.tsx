import { formatCount, formatRating } from '#app/lib/format/format.ts';
import type { ContinentSummary } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import styles from './continents.module.css';

/** The six continents with what is counted of them; each leads to its courses. */
export function Continents({ continents }: { continents: ContinentSummary[] }) {
	if (continents.length === 0) return null;
	return (
		<section className="wrap" aria-labelledby="by-continent">
			<SectionHead title="By continent" id="by-continent">
				<p>
					<a href={paths.courses()}>All countries</a>
				</p>
			</SectionHead>
			<ul className={styles.continents}>
				{continents.map((summary) => (
					<li key={summary.continent}>
						<Continent {...summary} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Continent({ continent, courses, countries, averageRating, topCourse }: ContinentSummary) {
	return (
		<>
			<h3>
				<a href={paths.findCourse({ continent })}>{continent}</a>
			</h3>
			{averageRating === null ? (
				<p className={styles.unrated}>Not yet rated</p>
			) : (
				<p className={styles.average}>
					{formatRating(averageRating)}
					<small>
						<span className="sr-only"> out of 10 on average</span>
						<span aria-hidden="true"> average</span>
					</small>
				</p>
			)}
			<p className={styles.counts}>
				<span>{formatCount(courses, 'course')}</span>
				<span>{formatCount(countries, 'country', 'countries')}</span>
			</p>
			{topCourse && (
				<p className={styles.top}>
					<small>Top course</small>
					<CourseName course={topCourse} />
				</p>
			)}
		</>
	);
}
