import { FACT_LABELS } from '#domain/course-desk/fact-options.ts';
import { factInWords, startCased } from './fact-words.ts';
import styles from './sheet.module.css';

export type Change = { name: string; before: unknown; after: unknown };

type ChangesTableProps = {
	changes: readonly Change[];
	/** What the two states are called. */
	heads?: readonly [before: string, after: string];
	caption?: string;
};

/** Facts of a thing before and after, or in two wordings. Nothing where there are none. */
export function ChangesTable({ changes, heads = ['Before', 'After'], caption }: ChangesTableProps) {
	if (changes.length === 0) return null;
	return (
		<table className={styles.sheet} data-columns="even">
			{caption && <caption>{caption}</caption>}
			<thead>
				<tr>
					<th scope="col">Fact</th>
					<th scope="col">{heads[0]}</th>
					<th scope="col">{heads[1]}</th>
				</tr>
			</thead>
			<tbody>
				{changes.map(({ name, before, after }) => (
					<tr key={name}>
						<th scope="row">{nameOfFact(name)}</th>
						<td dir="auto">{factInWords(before) || '–'}</td>
						<td dir="auto">{factInWords(after) || '–'}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** What two states of a thing tell of; facts that neither of them knows are left out. */
export function changesOf(before: Record<string, unknown> | null, after: Record<string, unknown> | null): Change[] {
	const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
	return names
		.map((name) => ({ name, before: before?.[name], after: after?.[name] }))
		.filter((change) => factInWords(change.before) !== '' || factInWords(change.after) !== '');
}

const LABELS: Readonly<Record<string, string>> = { ...FACT_LABELS, id: 'Number', link: 'Booking link' };

/** "Check ins" from `checkIns`, where no form has a word for it. */
const nameOfFact = (name: string) => LABELS[name] ?? startCased(name);
