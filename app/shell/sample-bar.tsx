import styles from './sample-bar.module.css';

/** Says on every page that sample reviews are loaded (decision R9). */
export function SampleBar() {
	return (
		<aside className={styles.bar} aria-label="Sample content">
			<p className="wrap">
				This installation shows <strong>sample reviews</strong>, invented to let you look around. Nobody wrote them
				after a round. <code>npm run clear-samples</code> removes them.
			</p>
		</aside>
	);
}
