import { deskPaths } from '../../lib/desk-paths.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { FormStack } from '../../ui/form-parts.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { CloseForm } from './close-form.tsx';
import styles from './dealings.module.css';

/** Closing a course that can no longer be played, and bringing it back. */
export function Closing({ courseId, closedOn }: { courseId: number; closedOn: string | null }) {
	return (
		<section className={styles.section} aria-labelledby="closing">
			<SectionHead title={closedOn === null ? 'Close it' : 'Closed'} id="closing" />
			{closedOn === null ? (
				<CloseForm courseId={courseId} />
			) : (
				<form method="post" action={deskPaths.reopenCourse(courseId)} className={styles.form}>
					<FormStack>
						<p>Since {formatDate(closedOn)}. Its page says so; no list shows it.</p>
						<div>
							<Button type="submit">Open it again</Button>
						</div>
					</FormStack>
				</form>
			)}
		</section>
	);
}
