import { deskPaths } from '../../lib/desk-paths.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FieldGrid, FormStack } from '../../ui/form-parts.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './dealings.module.css';

/** Closing a course that can no longer be played, and bringing it back. */
export function Closing({ courseId, closedOn }: { courseId: number; closedOn: string | null }) {
	return (
		<section className={styles.section} aria-labelledby="closing">
			<SectionHead title={closedOn === null ? 'Close it' : 'Closed'} id="closing" />
			{closedOn === null ? (
				<form method="post" action={deskPaths.closeCourse(courseId)} className={styles.form}>
					<FormStack>
						<p>
							Its page stays, with its reviews, and says that it is closed. No list, search or map shows it any more.
						</p>
						<FieldGrid>
							<TextField id="closed-on" name="closedOn" type="date" label="Closed since" required />
							<TextField id="closing-words" name="words" label="Why, for the log" optional maxLength={500} />
						</FieldGrid>
						<Button type="submit">Close the course</Button>
					</FormStack>
				</form>
			) : (
				<form method="post" action={deskPaths.reopenCourse(courseId)} className={styles.form}>
					<FormStack>
						<p>Since {formatDate(closedOn)}. Its page says so; no list shows it.</p>
						<Button type="submit">Open it again</Button>
					</FormStack>
				</form>
			)}
		</section>
	);
}
