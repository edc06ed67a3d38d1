import { formatCount, formatNumber, formatRating } from '#app/lib/format/format.ts';
import type { ContinentSummary } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import styles from './continents.module.css';

/** The six continents with what is counted of them; each leads to its courses. */
export function Continents({ continents }: { continents: ContinentSummary[] }) {
	if (continents.length === 0) return null;
	const isRated = continents.some(({ averageRating }) => averageRating !== null);
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
						<Continent summary={summary} isRated={isRated} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** `isRated`: any continent is; before that none is said to be lacking a rating, and the courses are counted large. */
function Continent({ summary, isRated }: { summary: ContinentSummary; isRated: boolean }) {
	const { continent, courses, countries, averageRating, topCourse } = summary;
	return (
		<>
			<h3>
				<a href={paths.findCourse({ continent })}>{continent}</a>
			</h3>
			{isRated ? <Average rating={averageRating} /> : <Courses count={courses} />}
			<p className={styles.counts}>
				{isRated && <span>{formatCount(courses, 'course')}</span>}
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

function Average({ rating }: { rating: number | null }) {
	if (rating === null) return <p className={styles.unrated}>Not yet rated</p>;
	return (
		<p className={styles.large}>
			{formatRating(rating)}
			<small>
				<span className="sr-only"> out of 10 on average</span>
				<span aria-hidden="true"> average</span>
			</small>
		</p>
	);
}

function Courses({ count }: { count: number }) {
	return (
		<p className={styles.large}>
			{formatNumber(count)}
			<small> {count === 1 ? 'course' : 'courses'}</small>
		</p>
	);
}
