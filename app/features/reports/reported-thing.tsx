import type { Reported } from '#domain/moderation/reported-queries.ts';
import { excerpt } from '#domain/reviews/excerpt.ts';
import { listPaths } from '../../lib/list-paths.ts';
import { paths } from '../../lib/paths.ts';
import { CourseName } from '../course-card/course-name.tsx';
import styles from './reported-thing.module.css';

const WORDS = {
	review: 'A review of',
	photograph: 'A photograph of',
	course: 'The page of',
	list: 'The list',
	conditions: 'What a golfer told of',
} as const;
const LENGTH = 300;

/** What is about to be reported: where it stands, and how it begins. */
export function ReportedThing({ reported: { kind, course, list, reviewId, words } }: { reported: Reported }) {
	return (
		<div className={styles.thing}>
			<p>
				{WORDS[kind]}{' '}
				{course && (
					<a href={reviewId === null ? paths.course(course) : paths.review(course, reviewId)}>
						<CourseName course={course} />
					</a>
				)}
				{list && (
					<a href={listPaths.list(list.slug)}>
						<bdi>{list.title}</bdi>
					</a>
				)}
			</p>
			{words && (
				<blockquote dir="auto">
					<p>{excerpt(words, LENGTH)}</p>
				</blockquote>
			)}
		</div>
	);
}
