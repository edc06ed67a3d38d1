import { formatNumber } from '#app/lib/format/format.ts';
import { shareInWords } from '#app/lib/format/share.ts';
import type { Census } from '#domain/catalogue/census/census.ts';
import { doubtedWords, FAR_OFF } from './fact-words.ts';
import styles from './known-parts.module.css';

/** What may be wrong, in numbers of courses, and how large a part of all they are. */
export function ErrorCounts({ census }: { census: Census }) {
	const all = census.courses + census.others;
	return (
		<table className={styles.errors}>
			<caption className="sr-only">Known errors</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">What may be wrong</th>
					<th scope="col">Courses</th>
					<th scope="col">Of all courses</th>
				</tr>
			</thead>
			<tbody>
				{errorRows(census).map(([words, count]) => (
					<tr key={words}>
						<th scope="row">{words}</th>
						<td>{count === 0 ? 'none' : formatNumber(count)}</td>
						<td>{count === 0 ? '' : shareInWords(count, all)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const errorRows = ({ errors: { pairs, gone, changed, corrections, farOff, doubted } }: Census): [string, number][] => [
	['Pairs that may be one course', pairs],
	['Gone from OpenStreetMap', gone],
	['Renamed or moved there', changed],
	['Corrections that wait', corrections],
	[`Position may be off by over ${FAR_OFF}`, farOff],
	...doubted.map(({ fact, known }): [string, number] => [doubtedWords(fact), known]),
];
