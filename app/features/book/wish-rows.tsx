import { formatRating } from '#app/lib/format/format.ts';
import type { CourseCard } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import { CoverPicture } from '../course-card/cover-picture.tsx';
import { newWords } from '../rating/new-words.ts';
import { scoreInWords } from '../rating/score.tsx';
import styles from './wish-rows.module.css';

/** Courses somebody wants to play: cover, name and rating, a line each. */
export const WishRows = ({ courses }: { courses: readonly CourseCard[] }) => (
	<ul>
		{courses.map((course) => (
			<li key={course.id} className={styles.row}>
				<span className={styles.cover}>
					<CoverPicture course={course} />
				</span>
				<Link className={styles.name} to={paths.course(course)}>
					<CourseName course={course} />
				</Link>
				{course.score.value !== null && (
					<span className={styles.score}>
						<span className="sr-only">{scoreInWords(course.score)}</span>
						<span aria-hidden="true">{formatRating(course.score.value)}</span>
						{newWords(course.score) && <small aria-hidden="true">{newWords(course.score)}</small>}
					</span>
				)}
			</li>
		))}
	</ul>
);
