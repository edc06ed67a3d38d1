import type { ReactNode } from 'react';
import styles from './only-you.module.css';

/** Says with a lock that something is private. */
export function OnlyYou({ children }: { children: ReactNode }) {
	return (
		<p className={styles.only}>
			<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor">
				<path d="M3.5 7.25h9v6.25h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2" strokeWidth="1.3" strokeLinejoin="round" />
			</svg>
			<span>{children}</span>
		</p>
	);
}
