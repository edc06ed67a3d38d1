import { formatMonthName } from '#app/lib/format/format-day.ts';
import type { DiaryRound } from '#domain/rounds/diary-queries.ts';
import styles from './diary.module.css';
import { DiaryEntry } from './diary-entry.tsx';

type DiaryProps = {
	rounds: readonly DiaryRound[];
	/** What they stand under headings by; years have none where all are of one. */
	by: 'year' | 'month';
};

const HEADINGS = {
	year: (day: string) => day.slice(0, 4),
	month: (day: string) => formatMonthName(Number(day.slice(5, 7))),
};

/** Rounds by day, the newest first. */
export function Diary({ rounds, by }: DiaryProps) {
	const parts = [...Map.groupBy(rounds, ({ day }) => HEADINGS[by](day))];
	return (
		<div className={styles.diary}>
			{parts.map(([heading, some]) => (
				<section key={heading} aria-label={heading}>
					{(by === 'month' || parts.length > 1) && <h3>{heading}</h3>}
					<ol>
						{some.map((entry) => (
							<DiaryEntry key={entry.round?.id ?? `${entry.course.id} ${entry.day}`} entry={entry} />
						))}
					</ol>
				</section>
			))}
		</div>
	);
}
