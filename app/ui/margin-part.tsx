import type { ReactNode } from 'react';
import styles from './margin-part.module.css';

type MarginPartProps = {
	title: ReactNode;
	/** For links that lead to this part. */
	id?: string;
	/** `small` for one of many of a kind. */
	size?: 'small';
	/** Stands below the heading. */
	below?: ReactNode;
	children: ReactNode;
};

/** A part of a long page to be read: its heading in the margin, its text beside that; a rule between two of them. */
export function MarginPart({ title, id, size, below, children }: MarginPartProps) {
	return (
		<section className={styles.part} id={id}>
			<div className={styles.head}>
				<h2 data-size={size}>{title}</h2>
				{below}
			</div>
			<div className={styles.text}>{children}</div>
		</section>
	);
}
