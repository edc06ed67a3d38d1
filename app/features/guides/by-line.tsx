import { formatCount } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import styles from './by-line.module.css';
import type { GuideSummary } from './guide-shapes.ts';

/** Who wrote it, when, and how long it takes to read. */
export function ByLine({ guide, signed = false }: { guide: GuideSummary; signed?: boolean }) {
	return (
		<p className={styles.line}>
			{signed && (
				<span>
					By <b>Fescue</b>
				</span>
			)}
			<time dateTime={guide.published}>{formatDate(guide.published)}</time>
			<span>{formatCount(guide.minutes, 'minute')} to read</span>
		</p>
	);
}
