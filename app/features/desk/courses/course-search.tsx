import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import styles from './course-list.module.css';

/** The box that courses are looked for with. */
export function CourseSearch({ action, q, label }: { action: string; q: string; label: string }) {
	return (
		<search>
			<form method="get" action={action} className={styles.search}>
				<TextField id="q" name="q" type="search" label={label} defaultValue={q} maxLength={100} />
				<Button type="submit" look="green">
					Search
				</Button>
			</form>
		</search>
	);
}
