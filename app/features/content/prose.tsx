import styles from './prose.module.css';

/** Compiled content, set as running text. `html` comes from our own files, with the settings escaped. */
export function Prose({ html, small = false }: { html: string; small?: boolean }) {
	return (
		// biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML was made at build from the repository's own files.
		<div className={styles.prose} data-small={small || undefined} dangerouslySetInnerHTML={{ __html: html }} />
	);
}
