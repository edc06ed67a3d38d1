import type { ReactNode } from 'react';
import styles from './place-column.module.css';

/** One of several short lists side by side: its heading on a rule. */
export function PlaceColumn({ title, id, children }: { title: string; id: string; children: ReactNode }) {
	return (
		<section className={styles.column} aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}
