import type { ReactNode } from 'react';
import { StampField } from '#app/features/forms/stamp-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormStack } from '#app/ui/forms/form-parts.tsx';
import styles from './dealings.module.css';

type CourseFormProps = { action: string; submit: string; children: ReactNode };

/** A small form beside the facts of a course. The server says what is wrong, so that what was typed comes back with it. */
export function CourseForm({ action, submit, children }: CourseFormProps) {
	return (
		<form method="post" action={action} className={styles.form} noValidate>
			<StampField />
			<FormStack>
				{children}
				<div>
					<Button type="submit">{submit}</Button>
				</div>
			</FormStack>
		</form>
	);
}
