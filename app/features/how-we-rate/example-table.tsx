import { formatRating } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import styles from '#app/ui/sum-table.module.css';
import { EXAMPLE_DAY, EXAMPLE_PRIOR, workExample } from './worked-example.ts';

const two = (value: number) => value.toFixed(2);

/** Three reviews, their weights and what they come to. */
export function ExampleTable() {
	const { rows, weights, weighted, numerator, denominator, mean, shown } = workExample();
	return (
		<>
			<p>
				A course has three reviews on {formatDate(EXAMPLE_DAY)}, and the mean of all grades is{' '}
				{formatRating(EXAMPLE_PRIOR)}.
			</p>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
			<section className={styles.scroll} aria-label="Three reviews and their weights" tabIndex={0}>
				<table className={styles.table}>
					<thead>
						<tr>
							<th scope="col">Who wrote it</th>
							<th scope="col">Played</th>
							<th scope="col">Grade</th>
							<th scope="col">Weight</th>
							<th scope="col">Weight × grade</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(({ words, played, rating, weight }) => (
							<tr key={words}>
								<th scope="row">{words}</th>
								<td>{formatDate(played)}</td>
								<td>{rating}</td>
								<td>{two(weight)}</td>
								<td>{two(weight * rating)}</td>
							</tr>
						))}
					</tbody>
					<tfoot>
						<tr>
							<th scope="row">Together</th>
							<td />
							<td />
							<td>{two(weights)}</td>
							<td>{two(weighted)}</td>
						</tr>
					</tfoot>
				</table>
			</section>
			<p>
				So the rating is {two(numerator)} ÷ {two(denominator)}, printed as <strong>{formatRating(shown)}</strong>. The
				plain mean of the three grades would be {formatRating(mean)}: with so few reviews the number stays near the mean
				of all grades, and moves away from it with every further one.
			</p>
		</>
	);
}
