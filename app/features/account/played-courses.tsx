import { Link } from 'react-router';
import type { PlayedCourse } from '#domain/reviews/played-queries.ts';
import { formatCount, formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { CoursePlace } from '../course-place.tsx';
import { AccountSection } from './account-page.tsx';
import styles from './played-courses.module.css';

/** Played courses by country, the countries with most of them first. */
export function PlayedCourses({ courses }: { courses: PlayedCourse[] }) {
	const countries = [...Map.groupBy(courses, ({ country }) => country.code)].toSorted(
		([, some], [, others]) => others.length - some.length,
	);
	return countries.map(([code, played]) => (
		<AccountSection key={code} id={`country-${code}`} title={played[0]?.country.name ?? code}>
			<p className={styles.count}>{formatCount(played.length, 'course')} played</p>
			<ul className={styles.list}>
				{played.map((course) => (
					<li key={course.id}>
						<Link to={paths.course(course)}>
							<bdi>{course.name}</bdi>
						</Link>
						<small>
							<CoursePlace course={course} />
							{course.lastPlayed && ` · last played ${formatDate(course.lastPlayed)}`}
						</small>
					</li>
				))}
			</ul>
		</AccountSection>
	));
}
