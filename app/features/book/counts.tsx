import { formatNumber } from '#app/lib/format/format.ts';
import styles from './counts.module.css';

export type Count = { of: number; one: string; many: string };

/** Numbers as the headline of a page, their words small beneath. */
export const Counts = ({ counts }: { counts: readonly Count[] }) => (
	<dl className={styles.counts}>
		{counts.map(({ of, one, many }) => (
			<div key={many}>
				<dt>{of === 1 ? one : many}</dt>
				<dd>{formatNumber(of)}</dd>
			</div>
		))}
	</dl>
);
