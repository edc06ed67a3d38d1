import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { CloseForm } from './close-form.tsx';
import { CourseForm } from './course-form.tsx';
import styles from './dealings.module.css';

/** Closing a course that can no longer be played, and bringing it back. */
export function Closing({ courseId, closedOn }: { courseId: number; closedOn: string | null }) {
	return (
		<section className={styles.section} aria-labelledby="closing">
			<SectionHead title={closedOn === null ? 'Close it' : 'Closed'} id="closing" />
			{closedOn === null ? (
				<CloseForm courseId={courseId} />
			) : (
				<CourseForm action={deskPaths.reopenCourse(courseId)} submit="Open it again">
					<p>Since {formatDate(closedOn)}. Its page says so; no list shows it.</p>
				</CourseForm>
			)}
		</section>
	);
}
