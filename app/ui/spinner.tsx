import styles from './spinner.module.css';

/** Says that something is on its way, to those who look and to those who listen. */
export function Spinner({ words }: { words: string }) {
	return (
		<p className={styles.spinner} role="status">
			<span className={styles.ring} aria-hidden="true" />
			<span>{words}</span>
		</p>
	);
}
