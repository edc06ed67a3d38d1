import type { ReactNode } from 'react';
import styles from './support-head.module.css';

type SupportHeadProps = {
	title: string;
	lead: string;
	/** The search of the page. */
	children: ReactNode;
};

/** Opens the FAQ and the help centre: a big heading, a few words, and the search. */
export function SupportHead({ title, lead, children }: SupportHeadProps) {
	return (
		<header className={styles.head}>
			<p className={`kicker ${styles.kicker}`}>Help</p>
			<h1>{title}</h1>
			<p className={styles.lead}>{lead}</p>
			<div className={styles.search}>{children}</div>
		</header>
	);
}
