import styles from './typed-words.module.css';

/** What somebody has written, as it was typed: nothing in it is changed, no line of it lost. */
export function TypedWords({ words }: { words: string }) {
	return (
		<blockquote className={styles.words} dir="auto">
			{words}
		</blockquote>
	);
}
