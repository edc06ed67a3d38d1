import { formatNumber } from '#app/lib/format/format.ts';
import { Note } from '#app/ui/forms/form-parts.tsx';
import type { BookFault } from '#domain/rounds/book-file/given-book.ts';
import { RESTORE_MESSAGES } from '#domain/rounds/book-file/limits.ts';
import styles from './book-lines.module.css';

/** What is wrong with a file that was not taken, line by line; `more` of it is not told. */
export function BookFaults({ faults, more }: { faults: BookFault[]; more: number }) {
	return (
		<Note>
			<p>
				<strong>{RESTORE_MESSAGES.faults}</strong>
			</p>
			<ul className={styles.lines}>
				{faults.map(({ at, field, message }) => (
					<li key={`${at} ${field} ${message}`}>
						<strong>
							<bdi>
								{at.charAt(0).toUpperCase()}
								{at.slice(1)}
								{field && `, ${field}`}
							</bdi>
						</strong>
						: <bdi>{message}</bdi>.
					</li>
				))}
				{more > 0 && <li>And {formatNumber(more)} more.</li>}
			</ul>
		</Note>
	);
}
