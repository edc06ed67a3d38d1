import type { ReactNode } from 'react';
import { TownName } from '#app/features/course-card/course-place.tsx';
import { formatRating } from '#app/lib/format/format.ts';
import type { CourseCard } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { visitWords } from '../course-card/visit-words.ts';
import { newWords, scoreInWords } from '../rating/score.tsx';
import styles from './course-line.module.css';

type CourseLineProps = {
	course: CourseCard & Parameters<typeof visitWords>[0];
	/** Its place in a ranked list, where a dash stands for a number that is lacking; left out of lists without one. */
	rank?: number | null;
	/** In place of what is known of a visit there. */
	note?: ReactNode;
	headingLevel?: 3 | 4;
};

/** A course as one line of an index: place in the list, name, town, what a visit is like, score. */
export function CourseLine({ course, rank, note, headingLevel = 3 }: CourseLineProps) {
	const Heading = `h${headingLevel}` as const;
	const isNew = newWords(course.score);
	const words = note ?? visitWords(course);
	return (
		<article className={styles.line}>
			{rank !== undefined && (
				<span className={styles.rank} aria-hidden="true">
					{rank}
				</span>
			)}
			<div>
				<Heading className={styles.name}>
					<a href={paths.course(course)}>
						<CourseName course={course} />
					</a>
				</Heading>
				<p>
					{course.location && <TownName name={course.location} country={course.country.name} />}
					{course.location && (course.kind || words) && ' · '}
					{course.kind}
					{course.kind && words && ' · '}
					{words}
				</p>
			</div>
			<p className={styles.score}>
				<span className="sr-only">{scoreInWords(course.score)}</span>
				<span aria-hidden="true">{numberOf(course.score, rank)}</span>
				{isNew && <small aria-hidden="true">{isNew}</small>}
			</p>
		</article>
	);
}

function numberOf({ value }: CourseCard['score'], rank: CourseLineProps['rank']): string {
	if (value !== null) return formatRating(value);
	return rank === undefined ? '' : '–';
}
