import styles from './prose.module.css';

type ProseProps = {
	/** From our own files, with the settings escaped. */
	html: string;
	small?: boolean;
};

/** Compiled content, set as running text. */
export function Prose({ html, small = false }: ProseProps) {
	return (
		// biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML was made at build from the repository's own files.
		<div className={styles.prose} data-small={small || undefined} dangerouslySetInnerHTML={{ __html: html }} />
	);
}
