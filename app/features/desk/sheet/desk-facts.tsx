import type { ReactNode } from 'react';
import styles from './desk-facts.module.css';

export type DeskFact = { label: string; value: ReactNode };

/** What is known of a thing, a word and its value on each line. */
export function DeskFacts({ facts }: { facts: readonly DeskFact[] }) {
	return (
		<dl className={styles.facts}>
			{facts.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
				</div>
			))}
		</dl>
	);
}
