import { listPaths } from '../../lib/list-paths.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import styles from './course-marks.module.css';
import { LIST_WORDS, MARK_WORDS, MARKS, type Mark, markName } from './mark-words.ts';

type MarkedCourse = { id: number; slug: string; name: string; country: { slug: string } };

/**
 * The two marks of a course, played and want to play (decision C11), at the right edge of its card or line, and before them the way to
 * put it on a list (L2). In pages that are the same
 * for everyone, so a script shows what the member has marked; without one, and for visitors, each leads to a small page of its own, which
 * leads back.
 */
export function CourseMarks({ course }: { course: MarkedCourse }) {
	return (
		<div className={styles.marks}>
			<form action={listPaths.putOnList(course)}>
				<button
					type="submit"
					className={`${styles.mark} ${styles.list}`}
					aria-label={`${LIST_WORDS}: ${course.name}`}
					title={LIST_WORDS}
				/>
			</form>
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
	return (
		<>
			{MARKS.map((mark) => (
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
			))}
			<form action={listPaths.putOnList(course)}>
				<Button
					type="submit"
					look="line"
					className={`${styles.words} ${styles.list}`}
					aria-label={`${LIST_WORDS}: ${course.name}`}
				>
					{LIST_WORDS}
				</Button>
			</form>
		</>
	);
}

const formOf = (mark: Mark, course: MarkedCourse) => ({
	action: mark === 'played' ? paths.played(course) : paths.like(course),
	'data-action': mark,
	'data-course': course.id,
});
