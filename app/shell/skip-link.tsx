import styles from './skip-link.module.css';

export function SkipLink() {
	return (
		<a className={styles.skip} href="#main">
			Skip to content
		</a>
	);
}
