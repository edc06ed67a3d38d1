import type { ReactNode } from 'react';
import styles from './small-print.module.css';

/** What becomes of what was typed, under a form. */
export function SmallPrint({ children }: { children: ReactNode }) {
	return <p className={styles.print}>{children}</p>;
}
