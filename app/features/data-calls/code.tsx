import styles from './code.module.css';

/** Code or JSON as it stands; may be scrolled by keyboard where it is wider than its column. */
export function Code({ label, children }: { label: string; children: string }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
		<section className={styles.scroller} tabIndex={0} aria-label={label} translate="no">
			<pre className={styles.code}>
				<code>{children}</code>
			</pre>
		</section>
	);
}
