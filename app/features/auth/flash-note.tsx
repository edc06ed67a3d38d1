import { Note } from '#app/ui/forms/form-parts.tsx';
import type { Message } from './auth-words.ts';
import styles from './flash-note.module.css';

/** What has just happened elsewhere, said once: in the page, where it stays, also without scripts (decision X5). */
export function FlashNote({ message }: { message: Message | null }) {
	if (!message) return null;
	return (
		<Note role={message.tone === 'destructive' ? 'alert' : 'status'}>
			<p className={styles.flash}>
				<strong>{message.title}</strong>
				<span>{message.description}</span>
			</p>
		</Note>
	);
}
