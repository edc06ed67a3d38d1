import styles from './played-ring.module.css';
import { Ring } from './ring.tsx';

type PlayedRingProps = {
	/** The address of the place, as it is without a page number. */
	at: string;
	/** How many courses stand in its lists. */
	of: number;
	/** The number stands inside the ring, too, which is large. */
	counted?: boolean;
};

/**
 * "You have played 12 of 47." for the member who reads a page that is the same for everyone: a script fills it in and shows it. What
 * it counts is a `RingCount`: courses that were played and stand in no list any more are among both numbers.
 */
export function PlayedRing({ at, of, counted }: PlayedRingProps) {
	if (of === 0) return null;
	return (
		<p className={styles.played} data-ring={at} data-of={of} hidden suppressHydrationWarning>
			<Ring played={0} of={of} counted={counted} />
			<span>
				You have played <b suppressHydrationWarning /> <small>Only you see this ring.</small>
			</span>
		</p>
	);
}
