import styles from './prose.module.css';

type ProseProps = {
	/** From our own files, with the settings escaped. */
	html: string;
	small?: boolean;
	/** It stands below the first screen. */
	later?: boolean;
};

/** Compiled content, set as running text. */
export function Prose({ html, small = false, later = false }: ProseProps) {
	const className = later ? `later ${styles.prose}` : styles.prose;
	return (
		// biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML was made at build from the repository's own files.
		<div className={className} data-small={small || undefined} dangerouslySetInnerHTML={{ __html: html }} />
	);
}
