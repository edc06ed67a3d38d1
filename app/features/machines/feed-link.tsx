import type { ReactNode } from 'react';
import styles from '../member-actions/member-actions.module.css';

/** The way to a feed, for those who read by one. `children` say what comes by it. */
export const FeedLink = ({ to, children }: { to: string; children: ReactNode }) => (
	<a className={styles.quiet} href={to} type="application/atom+xml">
		<svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" fill="none" stroke="currentColor">
			<path d="M2 3a11 11 0 0 1 11 11M2 8a6 6 0 0 1 6 6M2 13h1" />
		</svg>
		<span>{children}</span>
	</a>
);
