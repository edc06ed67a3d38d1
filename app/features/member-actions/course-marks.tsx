import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import styles from './course-marks.module.css';
import { MARK_WORDS, MARKS, type Mark, markName } from './mark-words.ts';

type MarkedCourse = { id: number; slug: string; name: string; country: { slug: string } };

/**
 * The two marks of a course, played and want to play (decision C11), at the right edge of its card or line. In pages that are the same
 * for everyone, so a script shows what the member has marked; without one, and for visitors, each leads to a small page of its own, which
 * leads back.
 */
export function CourseMarks({ course }: { course: MarkedCourse }) {
	return (
		<div className={styles.marks}>
			{MARKS.map((mark) => (
				<form key={`${mark} ${course.id}`} {...formOf(mark, course)} suppressHydrationWarning>
					<button
						type="submit"
						className={`${styles.mark} ${styles[mark]}`}
						aria-label={markName(mark, course)}
						title={MARK_WORDS[mark]}
						suppressHydrationWarning
					/>
				</form>
			))}
		</div>
	);
}

/** The same in words, on the course's own page, of which `data-main` tells the script. */
export function MarkButtons({ course }: { course: MarkedCourse }) {
	return MARKS.map((mark) => (
		<form key={`${mark} ${course.id}`} {...formOf(mark, course)} data-main="" suppressHydrationWarning>
			<Button
				type="submit"
				look="line"
				className={`${styles.words} ${styles[mark]}`}
				aria-label={markName(mark, course)}
				suppressHydrationWarning
			>
				{MARK_WORDS[mark]}
			</Button>
		</form>
	));
}

const formOf = (mark: Mark, course: MarkedCourse) => ({
	action: mark === 'played' ? paths.played(course) : paths.like(course),
	'data-action': mark,
	'data-course': course.id,
});
