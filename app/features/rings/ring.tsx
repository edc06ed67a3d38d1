import { formatNumber } from '#app/lib/format/format.ts';
import { ringShare } from '#app/lib/member-actions/ring-share.ts';
import styles from './ring.module.css';

type RingProps = {
	played: number;
	of: number;
	/** A large ring has its number inside. */
	counted?: boolean;
};

/** A share as a ring that is filled from twelve o'clock on. It says nothing by itself: "12 of 47" stands beside it in words. */
export const Ring = ({ played, of, counted = false }: RingProps) => (
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
		{counted && (
			<text x="22" y="22" suppressHydrationWarning>
				{formatNumber(played)}
			</text>
		)}
	</svg>
);
