import { formatDistance } from '#app/lib/format/fact-format.ts';
import { formatCount } from '#app/lib/format/format.ts';
import type { Club, ClubCourse } from '#domain/catalogue/clubs/club-queries.ts';
import type { PlaceSummary } from '#domain/catalogue/places/places.ts';
import type { Paged } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { crumbsAbove } from '../course/crumbs.ts';
import { CourseName, nameLanguage } from '../course-card/course-name.tsx';
import { CoursePlace } from '../course-card/course-place.tsx';
import { LatestReviews } from '../home/latest-reviews.tsx';
import { PlaceAsides } from '../place/place-asides.tsx';
import { PlaceHead } from '../place/place-head.tsx';
import styles from '../place/place-page.module.css';
import { PlaceRanking } from '../place/place-ranking.tsx';
import { countWords, inSentence } from '../place/place-words.ts';
import { ClubFacts } from './club-facts.tsx';
import { holesInWords } from './club-words.ts';
import type { ReadClub } from './read-club.server.ts';

/** The front of a club of several courses, in the look of a place. */
export function ClubPage({ club, now, reviews, guides, neighbours }: ReadClub) {
	const { name, slug, country, land, locality, mapOf, courses } = club;
	const here = paths.club(slug);
	const where = inSentence(land.name);
	return (
		<div className={styles.page}>
			<div className={`wrap ${styles.opening}`}>
				<Breadcrumbs above={crumbsAbove({ ...club, club: null })} here={<CourseName course={{ name, country }} />} />
				<PlaceHead
					kicker={`Golf club in ${where}`}
					name={name}
					language={nameLanguage({ name, country })}
					map={
						mapOf === null
							? null
							: {
									src: paths.map(`courses/${mapOf}`),
									alt: `Map of ${inSentence(country.name)}; a dot marks ${name}`,
									width: 800,
									height: 600,
								}
					}
				>
					<p>{countWords(summaryOf(club))}</p>
					<p>
						<CoursePlace course={{ location: locality ?? '', country, land }} />
					</p>
					<p>
						<a href={paths.findCourse({ club: slug })}>Search and filter these courses</a>
					</p>
					<p>
						<a href={paths.place(land.slug)}>All courses in {where}</a>
					</p>
				</PlaceHead>
				<PlaceRanking list={onePage(courses)} now={now} to={() => here} note={holesInWords} areFewCards />
				<ClubFacts club={club} />
				<PlaceAsides guides={guides} neighbours={neighbours.map(toNeighbourLink)} />
			</div>
			{reviews.length > 0 && <LatestReviews reviews={reviews} title="Newest reviews" here={here} />}
		</div>
	);
}

const toNeighbourLink = ({ kilometres, courses, ...neighbour }: ReadClub['neighbours'][number]) => ({
	to: paths.club(neighbour.slug),
	name: <CourseName course={neighbour} />,
	note: [formatDistance(kilometres), formatCount(courses, 'course')].join(' · '),
});

/** A club has so few courses that they stand on one page. */
const onePage = (items: ClubCourse[]): Paged<ClubCourse> => ({
	items,
	page: 1,
	pages: 1,
	total: items.length,
	totalIsLeast: false,
	pageSize: items.length,
});

/** As the summaries of places count: courses of which a number made of reviews is printed, and the mean of these numbers. */
function summaryOf({ name, courses }: Club): PlaceSummary {
	const numbers = courses.flatMap(({ score }) => (score.value === null || score.builtIn ? [] : [score.value]));
	const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
	return {
		name,
		courses: courses.length,
		ratedCourses: numbers.length,
		averageRating: numbers.length === 0 ? null : mean,
	};
}
