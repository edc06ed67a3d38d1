import { formatNumber } from '#app/lib/format/format.ts';
import { reasonInWords, rowsInWords } from '#domain/catalogue/import/counts-in-words.ts';
import { readingInWords } from '#domain/catalogue/import/reading-in-words.ts';
import type { ImportReport as Report } from '#domain/shared/course-imports.ts';
import sheetStyles from '../sheet/sheet.module.css';
import styles from './changes.module.css';

/** How a file was read, what became of its rows, counted, and the first of them that were refused or are to be looked at. */
export function ImportReport({ reading, counts, rows }: Pick<Report, 'reading' | 'counts' | 'rows'>) {
	return (
		<>
			{reading && (
				<ul className={styles.report}>
					{readingInWords(reading).map((line) => (
						<li key={line}>
							<bdi>{line}</bdi>
						</li>
					))}
				</ul>
			)}
			<ul className={styles.report}>
				{[rowsInWords(counts), ...counts.reasons.map(reasonInWords)].map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			{rows.length > 0 && (
				<table className={sheetStyles.sheet}>
					<caption>The first rows that were refused or are to be looked at: {formatNumber(rows.length)}</caption>
					<thead>
						<tr>
							<th scope="col">Line</th>
							<th scope="col">Name</th>
							<th scope="col">Became</th>
							<th scope="col">Why</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(({ line, name, outcome, reason }) => (
							<tr key={`${line} ${name}`}>
								<th scope="row">{line}</th>
								<td>
									<bdi>{name || '–'}</bdi>
								</td>
								<td className={sheetStyles.word}>{outcome}</td>
								<td>
									<bdi>{reason}</bdi>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</>
	);
}
