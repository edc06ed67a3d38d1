import { deskPaths } from '#app/lib/desk-paths.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { FieldGrid } from '#app/ui/forms/form-parts.tsx';
import { CourseForm } from './course-form.tsx';

/** What was typed before, and why it was not taken. */
export type ClubAgain = { club: string; error: string };

type ClubFormProps = { courseId: number; club: string; again?: ClubAgain | undefined };

/** Says whose a course is, by the name of its club. */
export function ClubForm({ courseId, club, again }: ClubFormProps) {
	return (
		<CourseForm action={deskPaths.changeClub(courseId)} submit="Change the club">
			<FieldGrid>
				<TextField
					id="club-name"
					name="club"
					label="Club"
					optional
					maxLength={200}
					defaultValue={again?.club ?? club}
					error={again?.error}
					hint="Its name. The club of that name nearby is taken, or a new one is made. Leave it empty where no club is known."
				/>
			</FieldGrid>
		</CourseForm>
	);
}
