import type { ReactNode } from 'react';
import styles from './section-head.module.css';

/** Opens a section: a big serif heading on an ink rule, with a few words or buttons at its end. */
export function SectionHead({
	title,
	id,
	level = 2,
	children,
}: {
	title: ReactNode;
	id?: string;
	level?: 1 | 2;
	children?: ReactNode;
}) {
	const Heading = `h${level}` as const;
	return (
		<div className={styles.head} data-level={level}>
			<Heading id={id}>{title}</Heading>
			{children && <div className={styles.aside}>{children}</div>}
		</div>
	);
}
