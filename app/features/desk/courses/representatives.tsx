import { deskPaths } from '#app/lib/desk-paths.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import type { Dealings } from '#domain/course-desk/dealings-queries.ts';
import { CourseForm } from './course-form.tsx';
import styles from './dealings.module.css';
import { Removal } from './removal.tsx';

type RepresentativesProps = Pick<Dealings, 'representatives'> & {
	courseId: number;
	/** What was typed before, and why it was not taken. */
	again: { email: string; error: string } | undefined;
};

/** Who speaks for a course, and the form that appoints one more. */
export function Representatives({ courseId, representatives, again }: RepresentativesProps) {
	return (
		<div className={styles.section}>
			{representatives.length === 0 && <p>Nobody does yet.</p>}
			<ul className={styles.rows}>
				{representatives.map(({ userId, name, email }) => (
					<li key={userId}>
						<span>
							<bdi>{name}</bdi> <bdi>{email}</bdi>
						</span>
						<Removal action={deskPaths.removeRepresentative(courseId, userId)} of={`the right of ${name || email}`} />
					</li>
				))}
			</ul>
			<CourseForm action={deskPaths.representatives(courseId)} submit="Appoint">
				<TextField
					id="email"
					name="email"
					type="email"
					label="E-mail address of the member"
					required
					defaultValue={again?.email}
					error={again?.error}
				/>
			</CourseForm>
		</div>
	);
}
