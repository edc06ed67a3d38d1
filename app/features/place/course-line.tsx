import type { ReactNode } from 'react';
import { TownName } from '#app/features/course-card/course-place.tsx';
import { formatRating } from '#app/lib/format/format.ts';
import type { CourseCard } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { CoverPicture } from '../course-card/cover-picture.tsx';
import { visitWords } from '../course-card/visit-words.ts';
import { CourseMarks } from '../member-actions/course-marks.tsx';
import { newWords } from '../rating/new-words.ts';
import { scoreInWords } from '../rating/score.tsx';
import styles from './course-line.module.css';

type CourseLineProps = {
	course: CourseCard & Parameters<typeof visitWords>[0];
	/** Its place in a ranked list, where a dash stands for a number that is lacking; left out of lists without one. */
	rank?: number | null;
	/** In place of what is known of a visit there. */
	note?: ReactNode;
	/** How it is at present, in a line. */
	now?: string | undefined;
	headingLevel?: 3 | 4;
	/** With its cover, and words in the place of a number that it does not have. */
	isPictured?: boolean;
};

/** A course as one line of an index: place in the list, name, town, what a visit is like, score. */
export function CourseLine({ course, rank, note, now, headingLevel = 3, isPictured }: CourseLineProps) {
	const Heading = `h${headingLevel}` as const;
	const words = note ?? visitWords(course);
	return (
		<article className={styles.line} data-pictured={isPictured || undefined}>
			{rank !== undefined && (
				<span className={styles.rank} aria-hidden="true">
					{rank}
				</span>
			)}
			{isPictured && (
				<span className={styles.picture}>
					<CoverPicture course={course} />
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
				{now && <p data-now>{now}</p>}
			</div>
			<p className={styles.score}>
				{isPictured && course.score.value === null ? (
					<small>{course.kind === null ? 'not yet rated' : 'not ranked'}</small>
				) : (
					<LineScore score={course.score} rank={rank} />
				)}
			</p>
			<CourseMarks course={course} />
		</article>
	);
}

function LineScore({ score, rank }: { score: CourseCard['score']; rank: CourseLineProps['rank'] }) {
	const isNew = newWords(score);
	return (
		<>
			<span className="sr-only">{scoreInWords(score)}</span>
			<span aria-hidden="true">{numberOf(score, rank)}</span>
			{isNew && <small aria-hidden="true">{isNew}</small>}
		</>
	);
}

function numberOf({ value }: CourseCard['score'], rank: CourseLineProps['rank']): string {
	if (value !== null) return formatRating(value);
	return rank === undefined ? '' : '–';
}
