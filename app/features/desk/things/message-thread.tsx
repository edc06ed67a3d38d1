import { formatDate } from '#app/lib/format/format-day.ts';
import type { ReadMessage } from '#domain/desk/message-queries.ts';
import { TypedWords } from '../sheet/typed-words.tsx';
import styles from './message-thread.module.css';

/** What was written after the message: the desk's answers, and what the reader has answered to them. */
export function MessageThread({ replies, name }: { replies: ReadMessage['replies']; name: string }) {
	if (replies.length === 0) return null;
	return (
		<ol className={styles.thread} aria-label="Answers and replies">
			{replies.map(({ id, direction, words, editor, createdAt }) => (
				<li key={id} data-direction={direction}>
					<p className={styles.who}>
						{direction === 'out' ? 'Answered by ' : 'Reply from '}
						<bdi>{direction === 'out' ? editor || 'an editor' : name}</bdi>, {formatDate(createdAt)}
					</p>
					<TypedWords words={words} />
				</li>
			))}
		</ol>
	);
}
