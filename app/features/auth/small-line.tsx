import type { ReactNode } from 'react';
import styles from './small-line.module.css';

/** One quiet line under a form: the way to another page. */
export function SmallLine({ children }: { children: ReactNode }) {
	return <p className={styles.line}>{children}</p>;
}
