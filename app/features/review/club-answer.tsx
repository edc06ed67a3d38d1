import { formatDate } from '#app/lib/format/format-day.ts';
import type { ClubAnswer as ClubAnswerShape } from '#domain/reviews/shapes.ts';
import styles from './club-answer.module.css';

/** What the club says to a review, under it; later changes are marked. */
export function ClubAnswer({ answer }: { answer: ClubAnswerShape | null }) {
	if (!answer) return null;
	const { content, createdAt, editedAt } = answer;
	return (
		<div className={styles.answer}>
			<p className={styles.head}>
				<strong>The club’s answer</strong> · {formatDate(createdAt)}
				{editedAt && `, edited ${formatDate(editedAt)}`}
			</p>
			<p className={styles.text} dir="auto">
				{content}
			</p>
		</div>
	);
}
