import { formatDate } from '#app/lib/format/format-day.ts';
import type { OwnReportOfCourse } from '#domain/conditions/own-queries.ts';
import { saidToldText } from '#domain/conditions/said.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { ConditionPhotograph } from '../conditions/condition-photographs.tsx';
import { STANDING_WORDS, WhyRemoved } from '../conditions/own-standing.tsx';
import { takeBackPath } from '../conditions/take-back-path.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { CoursePlace } from '../course-card/course-place.tsx';
import styles from './own-entry.module.css';

/** One of the member's own reports of conditions, with what has become of it. */
export function OwnReportEntry({
	report: { id, course, day, told, standing, removal, photograph },
}: {
	report: OwnReportOfCourse;
}) {
	const at = { slug: course.slug, countrySlug: course.country.slug };
	return (
		<article className={styles.entry}>
			<div className={styles.body}>
				<h2>
					<Link to={paths.course(at)}>
						<CourseName course={course} />
					</Link>
				</h2>
				<p className={styles.quiet}>
					<CoursePlace course={course} /> · {formatDate(day)}
				</p>
				<p>{saidToldText(told)}</p>
				{photograph && <ConditionPhotograph photograph={photograph} name={`Photograph of number ${id}`} />}
				<p className={styles.status} data-status={standing}>
					{STANDING_WORDS[standing]}
				</p>
				{removal && (
					<p className={styles.quiet}>
						<WhyRemoved removal={removal} />
					</p>
				)}
				<p className={styles.actions}>
					<Link to={takeBackPath(at, id)} aria-label={`Take it back: ${course.name}, ${formatDate(day)}, number ${id}`}>
						Take it back
					</Link>
				</p>
			</div>
		</article>
	);
}
