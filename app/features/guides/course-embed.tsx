import { useId } from 'react';
import type { CourseCard } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import { CoursePlace } from '../course-card/course-place.tsx';
import { CoverPicture } from '../course-card/cover-picture.tsx';
import { CourseMarks } from '../member-actions/course-marks.tsx';
import { Score } from '../rating/score.tsx';
import styles from './course-embed.module.css';

/** A course in the middle of a text, with its score of today. The whole of it follows its one link. */
export function CourseEmbed({ course, now }: { course: CourseCard; now: string | undefined }) {
	const id = useId();
	return (
		<aside className={styles.course} aria-labelledby={id}>
			<CoverPicture course={course} carried />
			<div className={styles.words}>
				<p id={id} className={styles.name}>
					<Link to={paths.course(course)}>
						<CourseName course={course} />
					</Link>
				</p>
				<p className={styles.where}>
					<CoursePlace course={course} />
				</p>
				{now && (
					<p className={styles.where} data-now>
						{now}
					</p>
				)}
			</div>
			<div className={styles.end}>
				<Score score={course.score} />
				<CourseMarks course={course} />
			</div>
		</aside>
	);
}
