import { formatNumber } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { SourceColour } from './source-bar.tsx';
import { foundWrong, type SourceRow } from './source-rows.ts';
import styles from './source-table.module.css';

const HEADS = {
	source: 'Source',
	courses: 'Courses it has facts of',
	licence: 'Licence',
	newest: 'Last taken over',
	wrong: 'Facts found wrong',
} as const;

/** The sources with what is known of each. On a phone each is a block, in which every line says what it is. */
export function SourceTable({ sources }: { sources: readonly SourceRow[] }) {
	return (
		<table className={styles.table}>
			<caption className="sr-only">Where the facts of courses are from</caption>
			<thead>
				<tr>
					{Object.values(HEADS).map((head) => (
						<th
							key={head}
							scope="col"
							className={head === HEADS.courses || head === HEADS.wrong ? styles.number : undefined}
						>
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{sources.map((source, at) => (
					<tr key={source.from}>
						<th scope="row">
							<span className={styles.name}>
								<SourceColour at={at} />
								{source.name}
							</span>
						</th>
						<td className={styles.number} data-head={HEADS.courses}>
							{formatNumber(source.courses)}
						</td>
						<td data-head={HEADS.licence}>
							{source.licence ? <a href={source.licence.address}>{source.licence.words}</a> : 'not told'}
						</td>
						<td data-head={HEADS.newest}>{formatDate(source.newest)}</td>
						<td className={styles.number} data-head={HEADS.wrong}>
							{foundWrong(source)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
