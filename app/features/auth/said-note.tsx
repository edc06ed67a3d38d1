import { useEffect } from 'react';
import { Note } from '../../ui/form-parts.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { Message } from './auth-words.ts';
import styles from './said-note.module.css';

/** A message as a toast, and in the page for those who have seen none (decision X5). */
export function SaidNote({ message, isQuiet = false }: { message: Message | null; isQuiet?: boolean }) {
	useEffect(() => {
		if (message && !isQuiet) showToast(message);
	}, [message, isQuiet]);
	if (!message) return null;
	return (
		<Note>
			<p className={styles.said}>
				<strong>{message.title}</strong>
				<span>{message.description}</span>
			</p>
		</Note>
	);
}
