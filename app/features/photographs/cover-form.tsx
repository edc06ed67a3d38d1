import { paths } from '#app/lib/paths.ts';
import { Button } from '#app/ui/button.tsx';
import styles from '../member-actions/member-actions.module.css';

/** What a gallery knows of the course whose cover may be chosen from it. */
export type CoverCourse = { id: number; slug: string; country: { slug: string } };

type CoverFormProps = { course: CoverCourse; photograph: { id: string; reviewId: number }; of: string };

/**
 * Says that a photograph is to stand for its course (decision R6), or no longer. In a page that is the same for everyone, so hidden
 * until a script has asked whether the reader may; without one the page behind it has the same choice.
 */
export function CoverForm({ course, photograph, of }: CoverFormProps) {
	return (
		<form
			className={styles.action}
			method="get"
			action={paths.chooseCover(course)}
			data-action="cover"
			data-course={course.id}
			data-review={photograph.reviewId}
			hidden
			suppressHydrationWarning
		>
			<input type="hidden" name="photograph" value={photograph.id} />
			<Button
				type="submit"
				look="line"
				className={styles.button}
				aria-label={`Cover of the course: ${of}`}
				suppressHydrationWarning
			>
				Cover
			</Button>
		</form>
	);
}
