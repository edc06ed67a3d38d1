import { CourseName } from '#app/features/course-card/course-name.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatCount } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { paths } from '#app/lib/paths.ts';
import type { MemberActivity } from '#domain/member-desk/written-queries.ts';
import { excerpt } from '#domain/reviews/excerpt.ts';
import { RATING_WORDS } from '#domain/reviews/rating/rating-words.ts';
import { GROUNDS } from '#domain/shared/desk/grounds.ts';
import styles from './written-reviews.module.css';

const STATES: Record<string, string> = {
	published: 'Published',
	held: 'Held',
	rejected: 'Rejected',
	withdrawn: 'Withdrawn',
};

/** The member's reviews in every state, the newest first. */
export function WrittenReviews({ reviews, states }: Pick<MemberActivity, 'reviews' | 'states'>) {
	const total = Object.values(states).reduce((sum, count) => sum + count, 0);
	if (total === 0) return <p>None yet.</p>;
	const counted = Object.entries(states).map(([state, count]) => `${count} ${(STATES[state] ?? state).toLowerCase()}`);
	return (
		<div className={styles.reviews}>
			<p>
				{formatCount(total, 'review')}: {counted.join(', ')}
				{total > reviews.length && `; the newest ${reviews.length} are listed`}.
			</p>
			<ul>
				{reviews.map(({ id, status, rating, content, createdAt, countsAsFirst, course, rejection }) => (
					<li key={id}>
						<p className={styles.head}>
							<strong data-status={status}>{STATES[status] ?? status}</strong> ·{' '}
							{rating !== null && `${rating} out of 10 · `}
							<a href={paths.course(course)}>
								<CourseName course={course} />
							</a>{' '}
							· {formatDate(createdAt)}
							{(status === 'held' || countsAsFirst) && (
								<>
									{' '}
									·{' '}
									<a href={deskPaths.item('review', id)}>
										{countsAsFirst ? `Counts ${RATING_WORDS.first}: read it` : 'Decide'}
									</a>
								</>
							)}
						</p>
						<p dir="auto">{excerpt(content)}</p>
						{rejection && (
							<p className={styles.quiet}>
								{(GROUNDS as Record<string, string>)[rejection.ground]}: <bdi>{rejection.words}</bdi>
							</p>
						)}
					</li>
				))}
			</ul>
		</div>
	);
}
