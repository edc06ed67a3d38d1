import { deskPaths } from '#app/lib/desk-paths.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { FieldGrid } from '#app/ui/forms/form-parts.tsx';
import { CourseForm } from './course-form.tsx';

/** What was typed before, and why the day was not taken. */
export type CloseAgain = { closedOn: string; words: string; error: string };

/** Closes a course that can no longer be played. */
export function CloseForm({ courseId, again }: { courseId: number; again?: CloseAgain | undefined }) {
	return (
		<CourseForm action={deskPaths.closeCourse(courseId)} submit="Close the course">
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
		</CourseForm>
	);
}
