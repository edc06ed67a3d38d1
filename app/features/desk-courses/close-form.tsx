import { deskPaths } from '../../lib/desk-paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FieldGrid, FormStack } from '../../ui/form-parts.tsx';
import styles from './dealings.module.css';

/** What was typed before, and why the day was not taken. */
export type CloseAgain = { closedOn: string; words: string; error: string };

/** Closes a course that can no longer be played. */
export function CloseForm({ courseId, again }: { courseId: number; again?: CloseAgain | undefined }) {
	return (
		<form method="post" action={deskPaths.closeCourse(courseId)} className={styles.form} noValidate>
			<FormStack>
				<p>Its page stays, with its reviews, and says that it is closed. No list, search or map shows it any more.</p>
				<FieldGrid>
					<TextField
						id="closed-on"
						name="closedOn"
						type="date"
						label="Closed since"
						required
						defaultValue={again?.closedOn}
						error={again?.error}
					/>
					<TextField
						id="closing-words"
						name="words"
						label="Why, for the log"
						optional
						maxLength={500}
						defaultValue={again?.words}
					/>
				</FieldGrid>
				<div>
					<Button type="submit">Close the course</Button>
				</div>
			</FormStack>
		</form>
	);
}
