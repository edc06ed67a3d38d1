import type { Section } from '#content/compile/kinds.ts';
import styles from './contents.module.css';

/** What stands on the page, as links to its headings. */
export function Contents({ sections }: { sections: Section[] }) {
	if (sections.length < 2) return <div />;
	return (
		<nav className={styles.contents} aria-label="On this page">
			<p className="kicker">On this page</p>
			<ol>
				{sections.map(({ id, title }) => (
					<li key={id}>
						<a href={`#${id}`}>{title}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
