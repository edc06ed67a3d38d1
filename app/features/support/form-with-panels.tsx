import type { ReactNode } from 'react';
import styles from './form-with-panels.module.css';

type FormWithPanelsProps = {
	kicker: string;
	title: string;
	lead: string;
	/** Decoration under the heading. */
	picture: string;
	/** What stands beside the form, and under it on a phone. */
	panels: ReactNode;
	children: ReactNode;
};

/** A form with panels at its side: heading and panels in one column, the form in the wide one. */
export function FormWithPanels({ kicker, title, lead, picture, panels, children }: FormWithPanelsProps) {
	return (
		<div className={`wrap ${styles.page}`}>
			<header className={styles.head}>
				<p className={`kicker ${styles.kicker}`}>{kicker}</p>
				<h1>{title}</h1>
				<p className={styles.lead}>{lead}</p>
				<img className={styles.picture} src={picture} alt="" width={800} height={600} fetchPriority="high" />
			</header>
			<div className={styles.main}>{children}</div>
			<div className={styles.panels}>{panels}</div>
		</div>
	);
}

/** One panel: a small heading on a rule, and what belongs to it. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className={styles.panel}>
			<h2>{title}</h2>
			{children}
		</section>
	);
}
