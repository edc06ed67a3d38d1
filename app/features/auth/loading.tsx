import styles from './loading.module.css';

/** Stands in a page's place until it is known who is signed in. */
export function Loading() {
	return (
		<p className={`wrap ${styles.loading}`} role="status">
			Loading...
		</p>
	);
}
