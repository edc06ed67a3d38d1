import type { ReactNode } from 'react';
import type { Section } from '#content/compile/kinds.ts';
import { Contents } from './contents.tsx';
import { Prose } from './prose.tsx';
import styles from './reading-page.module.css';

type ReadingPageProps = {
	/** Above the heading: a word in capitals, or the way here. */
	above: ReactNode;
	title: string;
	lead: string;
	/** One quiet line under the lead, such as a date. */
	dated?: string;
	/** Decoration beside the heading. */
	picture?: string;
	sections: Section[];
	html: string;
	/** Stands before the text, in its column. */
	illustration?: ReactNode;
	/** Stands under the text, in its column. */
	children?: ReactNode;
};

/** A page to be read: a big heading over a rule, the list of contents at its side, the text in one measure. */
export function ReadingPage({
	above,
	title,
	lead,
	dated,
	picture,
	sections,
	html,
	illustration,
	children,
}: ReadingPageProps) {
	return (
		<article className={`wrap ${styles.page}`}>
			<header className={styles.head} data-pictured={picture ? '' : undefined}>
				<div className={styles.words}>
					{typeof above === 'string' ? <p className={`kicker ${styles.kicker}`}>{above}</p> : above}
					<h1>{title}</h1>
					<p className={styles.lead}>{lead}</p>
					{dated && <p className={styles.dated}>{dated}</p>}
				</div>
				{picture && (
					<img className={styles.picture} src={picture} alt="" width={800} height={600} fetchPriority="high" />
				)}
			</header>
			<div className={styles.columns}>
				<Contents sections={sections} />
				<div className={styles.text}>
					{illustration}
					<Prose html={html} />
					{children}
				</div>
			</div>
		</article>
	);
}
