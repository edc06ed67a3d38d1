import { formatCount, formatNumber, formatPlaces, formatRating } from '#app/lib/format/format.ts';
import { countPlaces } from '#domain/catalogue/places/countries.ts';
import type { ListedLand } from '#domain/catalogue/places/land-queries.ts';
import type { ContinentSummary } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import type { AreaLink } from '../area/area-link.ts';
import { CourseName } from '../course-card/course-name.tsx';
import styles from './continent-countries.module.css';

type ContinentCountriesProps = { summary: ContinentSummary; countries: ListedLand[]; areas: AreaLink[] };

/** A continent with its countries and nations by name, beside each its number of courses and its best one, and its golf areas. */
export function ContinentCountries({ summary, countries, areas }: ContinentCountriesProps) {
	const { continent, courses, averageRating, topCourse } = summary;
	const id = continent.toLowerCase().replace(' ', '-');
	return (
		<section className={styles.section} aria-labelledby={id}>
			<SectionHead title={continent} id={id}>
				<p>
					{formatCount(courses, 'course')} in {formatPlaces(countPlaces(new Set(countries.map(({ code }) => code))))}
					{averageRating !== null && `, ${formatRating(averageRating)} out of 10 on average`}
					{topCourse && (
						<>
							. Top course:{' '}
							<a href={paths.course(topCourse)}>
								<CourseName course={topCourse} />
							</a>
						</>
					)}
				</p>
			</SectionHead>
			<ul className={styles.countries}>
				{countries.map((country) => (
					<li key={country.slug}>
						<Country {...country} />
					</li>
				))}
			</ul>
			{areas.length > 0 && <Areas areas={areas} continent={continent} />}
		</section>
	);
}

/** In a run of words: they are many, and for those who know what they look for. */
function Areas({ areas, continent }: { areas: AreaLink[]; continent: string }) {
	return (
		<div className={styles.areas}>
			<h3>
				Golf areas<span className="sr-only"> in {continent}</span>
			</h3>
			<ul>
				{areas.map(({ slug, name }) => (
					<li key={slug}>
						<a href={paths.area(slug)}>{name}</a>
					</li>
				))}
			</ul>
		</div>
	);
}

function Country({ name, slug, courses, best }: ListedLand) {
	return (
		<>
			<p className={styles.name}>
				<a href={paths.place(slug)}>{name}</a>
				<span>
					{formatNumber(courses)}
					<span className="sr-only">{courses === 1 ? ' course' : ' courses'}</span>
				</span>
			</p>
			{best && (
				<p className={styles.best}>
					<a href={paths.course(best)}>
						<span className="sr-only">Best: </span>
						<CourseName course={best} />
					</a>
				</p>
			)}
		</>
	);
}
