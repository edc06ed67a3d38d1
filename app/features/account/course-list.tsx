import type { ReactNode } from 'react';
import { formatCount, formatPlaces } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { PlaceCounts } from '#domain/catalogue/places/countries.ts';
import type { ListedCourse } from '#domain/reviews/lists/listed-course.ts';
import type { PlayedCourse } from '#domain/reviews/lists/played-queries.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import { CoursePlace } from '../course-card/course-place.tsx';
import styles from './course-list.module.css';
import { PostButton } from './post-button.tsx';

/** A course of the wish list says whether it was played too, one that was played what says so. */
type Listed = ListedCourse & Partial<Pick<PlayedCourse, 'lastPlayed' | 'marked'>> & { isPlayed?: boolean };

type CourseListProps = {
	id: 'want-to-play' | 'played';
	title: string;
	courses: Listed[];
	/** In how many countries and territories they are. */
	places: PlaceCounts;
	/** In the list's place while it is empty. */
	children: ReactNode;
};

/** One of the member's lists: how many courses in how many countries, and the courses by country. */
export function CourseList({ id, title, courses, places, children }: CourseListProps) {
	const countries = [...Map.groupBy(courses, ({ country }) => country.code)].toSorted(
		([, some], [, others]) => others.length - some.length,
	);
	return (
		<section className={styles.list} aria-labelledby={id}>
			<header className={styles.head}>
				<h2 id={id}>{title}</h2>
				{courses.length > 0 && (
					<p>
						{formatCount(courses.length, 'course')} in {formatPlaces(places)}
					</p>
				)}
			</header>
			<div className={styles.countries}>
				{courses.length === 0 && children}
				{courses.some(({ latitude }) => latitude !== null) && (
					<img
						className={styles.map}
						src={paths.ownMap(id)}
						alt="Map of the world with these courses"
						width={960}
						height={440}
					/>
				)}
				{countries.map(([code, ofCountry]) => (
					<CountryCourses key={code} id={id} name={ofCountry[0]?.country.name ?? code} courses={ofCountry} />
				))}
			</div>
		</section>
	);
}

function CountryCourses({ id, name, courses }: Pick<CourseListProps, 'id' | 'courses'> & { name: string }) {
	return (
		<div className={styles.country}>
			<h3>
				{name} <small>{formatCount(courses.length, 'course')}</small>
			</h3>
			<ul>
				{courses.map((course) => (
					<li key={course.id}>
						<Link to={paths.course(course)}>
							<CourseName course={course} />
						</Link>
						<small>
							<CoursePlace course={course} />
							{course.lastPlayed && ` · last played ${formatDate(course.lastPlayed)}`}
							{course.marked && ' · marked as played'}
							{course.isPlayed && ' · played'}
						</small>
						{id === 'want-to-play' && (
							<PostButton action={paths.unlike(course)} busy="Taking it off..." label={`Take it off: ${course.name}`}>
								Take it off
							</PostButton>
						)}
						{course.marked && (
							<PostButton
								action={paths.unmarkPlayed(course)}
								busy="Taking it back..."
								label={`Take the mark back: ${course.name}`}
							>
								Take the mark back
							</PostButton>
						)}
					</li>
				))}
			</ul>
		</div>
	);
}
