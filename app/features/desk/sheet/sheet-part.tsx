import type { ReactNode } from 'react';
import styles from './sheet-part.module.css';

/** A part of a page of the desk, below its own small heading. With an `id` it is a landmark of the page, which there is one of. */
export function SheetPart({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
	return (
		<section className={styles.part} aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}
