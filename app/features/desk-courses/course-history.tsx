import { FACT_LABELS } from '#domain/course-desk/fact-options.ts';
import type { HistoryEntry } from '#domain/course-desk/queries.ts';
import { formatDate } from '../../lib/format.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './changes.module.css';
import { toText } from './fact-values.ts';

/** What the log says of a course: who, when, and each fact before and after. */
export function CourseHistory({ entries }: { entries: readonly HistoryEntry[] }) {
	return (
		<section className={styles.history} aria-labelledby="history">
			<SectionHead title="History" id="history" />
			{entries.length === 0 && <p>Nobody at the desk has changed this course yet.</p>}
			{entries.map((entry) => (
				<Entry key={entry.id} {...entry} />
			))}
		</section>
	);
}

function Entry({ at, who, action, words, before, after }: HistoryEntry) {
	const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
	const moment = at.toISOString();
	return (
		<article className={styles.entry}>
			<h3 className={styles.head}>
				<span>{action.charAt(0).toUpperCase() + action.slice(1)}</span>
				<span className={styles.when}>
					<time dateTime={moment}>
						{formatDate(moment)}, {moment.slice(11, 16)} UTC
					</time>{' '}
					by <bdi>{who ?? 'whoever runs the machine'}</bdi>
				</span>
			</h3>
			{words && (
				<p>
					<bdi>{words}</bdi>
				</p>
			)}
			{names.length > 0 && (
				<table className={styles.table}>
					<thead>
						<tr>
							<th scope="col">Field</th>
							<th scope="col">Before</th>
							<th scope="col">After</th>
						</tr>
					</thead>
					<tbody>
						{names.map((name) => (
							<tr key={name}>
								<th scope="row">{labelOf(name)}</th>
								<td>
									<bdi>{toText(before?.[name]) || '–'}</bdi>
								</td>
								<td>
									<bdi>{toText(after?.[name]) || '–'}</bdi>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</article>
	);
}

const OTHER_LABELS: Readonly<Record<string, string>> = {
	...FACT_LABELS,
	id: 'Number',
	closedOn: 'Closed on',
	link: 'Booking link',
};

/** "Check ins" from `checkIns`, where the form has no word for it. */
const labelOf = (name: string) =>
	OTHER_LABELS[name] ??
	name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
