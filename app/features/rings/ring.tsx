import { ringShare } from '#app/lib/member-actions/ring-share.ts';
import styles from './ring.module.css';

/** A share as a ring that is filled from twelve o'clock on. It says nothing by itself: "12 of 47" stands beside it in words. */
export const Ring = ({ played, of }: { played: number; of: number }) => (
	<svg className={styles.ring} viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
		<circle cx="22" cy="22" r="18.5" />
		<circle
			cx="22"
			cy="22"
			r="18.5"
			pathLength="100"
			transform="rotate(-90 22 22)"
			strokeDasharray={`${ringShare(played, of)} 100`}
			suppressHydrationWarning
		/>
	</svg>
);
