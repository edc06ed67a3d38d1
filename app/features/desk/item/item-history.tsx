import { formatMoment } from '#app/lib/format/fact-format.ts';
import type { HistoryEntry } from '#domain/desk/item-queries.ts';
import { nameOfGround } from '../sheet/ground-words.ts';
import styles from './item-margin.module.css';

/** What was decided about a thing before, the newest first. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
	if (entries.length === 0) return null;
	return (
		<section className={styles.notes} aria-labelledby="history-head">
			<h2 id="history-head">Decided before</h2>
			<ol>
				{entries.map(({ id, at, by, action, ground, words }) => (
					<li key={id}>
						<p>
							{action}
							{ground !== null && `: ${nameOfGround(ground)}`}
						</p>
						{words && (
							<p className={styles.words} dir="auto">
								{words}
							</p>
						)}
						<p className={styles.by}>
							<bdi>{by || 'On the command line, or a former editor'}</bdi>, {formatMoment(at)}
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}
