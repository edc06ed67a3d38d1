import styles from './bars.module.css';

export type Bar = { label: string; share: number; value: string };

type BarsProps = {
	caption: string;
	heads: [label: string, value: string];
	bars: readonly Bar[];
	/** A line below each row. */
	ruled?: boolean;
};

/** Rows of a label, a bar of 0 to 1 and a number. A table to those who listen, a small chart to those who look. */
export function Bars({ caption, heads, bars, ruled }: BarsProps) {
	return (
		<table className={ruled ? `${styles.bars} ${styles.ruled}` : styles.bars}>
			<caption className="sr-only">{caption}</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">{heads[0]}</th>
					<td />
					<th scope="col">{heads[1]}</th>
				</tr>
			</thead>
			<tbody>
				{bars.map(({ label, share, value }) => (
					<tr key={label}>
						<th scope="row">{label}</th>
						<td className={styles.track}>
							<svg height="8" aria-hidden="true">
								<rect width={`${Math.round(share * 100)}%`} height="8" rx="1" />
							</svg>
						</td>
						<td className={styles.value}>{value}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
