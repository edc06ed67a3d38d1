import { CourseName } from '#app/features/course-card/course-name.tsx';
import { formatDate } from '#app/lib/format/format-day.ts';
import { paths } from '#app/lib/paths.ts';
import type { DeskReview } from '#domain/desk/moderation-item-queries.ts';
import styles from './things.module.css';

/** The card, which only its sender and editors see, and what it has to show. */
export function ScorecardPicture({ id, review }: { id: string; review: DeskReview }) {
	const day = review.shown?.datePlayed;
	return (
		<figure className={styles.thing}>
			<a href={paths.scorecard(id)}>
				<img className={styles.large} src={paths.scorecard(id)} alt="The scorecard that was sent, in its full size" />
			</a>
			<figcaption>
				It has to show <CourseName course={review.course} />
				{day ? ` and ${formatDate(day)}.` : '. The review gives no day.'}
			</figcaption>
		</figure>
	);
}
