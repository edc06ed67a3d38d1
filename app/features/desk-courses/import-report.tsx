import type { ImportReport as Report } from '#domain/shared/course-imports.ts';
import styles from './changes.module.css';

/** What the command line says of a file, and the first rows that were refused or are to be looked at. */
export function ImportReport({ lines, rows }: Pick<Report, 'lines' | 'rows'>) {
	return (
		<>
			<pre className={styles.report}>{lines.join('\n')}</pre>
			{rows.length > 0 && (
				<div className={styles.scroll}>
					<table className={styles.table}>
						<caption>The first {rows.length} rows that were refused or are to be looked at</caption>
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
									<td>{outcome}</td>
									<td>
										<bdi>{reason}</bdi>
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</>
	);
}
