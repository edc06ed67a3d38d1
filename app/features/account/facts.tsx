import styles from './facts.module.css';

/** What is known, line by line: a word and its value. */
export function Facts({ facts }: { facts: { label: string; value: string }[] }) {
	return (
		<dl className={styles.facts}>
			{facts.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>
						<bdi>{value}</bdi>
					</dd>
				</div>
			))}
		</dl>
	);
}
