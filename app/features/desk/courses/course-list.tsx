import { CourseName } from '#app/features/course-card/course-name.tsx';
import { TownName } from '#app/features/course-card/course-place.tsx';
import { newWords } from '#app/features/rating/new-words.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatCount, formatRating } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { DeskCourse } from '#domain/course-desk/queries.ts';
import styles from './course-list.module.css';

/** Courses as the desk lists them, each leading to `to`; to its page at the desk without it. */
export function CourseList({
	courses,
	to = (id) => deskPaths.course(id),
}: {
	courses: readonly DeskCourse[];
	to?: (id: number) => string;
}) {
	return (
		<ul className={styles.list}>
			{courses.map(({ id, name, location, country, reviews, rating, ranked, closedOn }) => (
				<li key={id}>
					<a href={to(id)}>
						<CourseName course={{ name, country }} />
					</a>
					<span className={styles.place}>
						{location && (
							<>
								<TownName name={location} country={country.slug} />,{' '}
							</>
						)}
						{country.name}
					</span>
					<span className={styles.score}>
						{closedOn !== null && <strong>Closed {formatDate(closedOn)}</strong>}
						{closedOn === null && (rating === null ? 'Not yet rated' : formatRating(rating))}
						{reviews > 0 && ` · ${newWords({ count: reviews, ranked }) ?? formatCount(reviews, 'review')}`}
					</span>
				</li>
			))}
		</ul>
	);
}
