import type { ReactNode } from 'react';
import styles from './terms.module.css';

export type Term = { name: string; term?: ReactNode; words: ReactNode };

/** Words and what there is to say of each, line by line. `name` tells them apart and is printed where there is no `term`. */
export function Terms({ terms }: { terms: readonly Term[] }) {
	return (
		<dl className={styles.terms}>
			{terms.map(({ name, term, words }) => (
				<div key={name}>
					<dt>{term ?? name}</dt>
					<dd>{words}</dd>
				</div>
			))}
		</dl>
	);
}
