import { formatDate } from '#app/lib/format/format-day.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { HistoryEntry } from '#domain/course-desk/queries.ts';
import { ChangesTable, changesOf } from '../sheet/changes-table.tsx';
import { startCased } from '../sheet/fact-words.ts';
import styles from './changes.module.css';

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
	const moment = at.toISOString();
	return (
		<article className={styles.entry}>
			<h3 className={styles.head}>
				<span>{startCased(action)}</span>
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
			<ChangesTable changes={changesOf(before, after)} />
		</article>
	);
}
