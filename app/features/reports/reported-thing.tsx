import type { Reported } from '#domain/moderation/reported-queries.ts';
import { excerpt } from '#domain/reviews/excerpt.ts';
import { paths } from '../../lib/paths.ts';
import { CourseName } from '../course-card/course-name.tsx';
import styles from './reported-thing.module.css';

const WORDS = { review: 'A review of', photograph: 'A photograph of', course: 'The page of' } as const;
const LENGTH = 300;

/** What is about to be reported: where it stands, and how it begins. */
export function ReportedThing({ reported: { kind, course, reviewId, words } }: { reported: Reported }) {
	const address = reviewId === null ? paths.course(course) : paths.review(course, reviewId);
	return (
		<div className={styles.thing}>
			<p>
				{WORDS[kind]}{' '}
				<a href={address}>
					<CourseName course={course} />
				</a>
			</p>
			{words && (
				<blockquote dir="auto">
					<p>{excerpt(words, LENGTH)}</p>
				</blockquote>
			)}
		</div>
	);
}
