import type { CourseFacts } from '#domain/catalogue/facts/fields.ts';
import { FACT_NAMES } from '#domain/course-desk/fact-options.ts';
import styles from '../courses/changes.module.css';
import { ChangesTable } from '../sheet/changes-table.tsx';
import { factInWords } from '../sheet/fact-words.ts';
import { type FactValues, toValues } from './fact-values.ts';

/** Somebody else was quicker (R09): what stands there now beside what was typed, field by field. Nothing typed is lost. */
export function BothTexts({ stored, typed }: { stored: CourseFacts; typed: FactValues }) {
	const theirs = toValues(stored);
	const differing = FACT_NAMES.filter(
		(name) => factInWords(theirs[name]) !== factInWords(typed[name]).replaceAll('\r\n', '\n'),
	);
	return (
		<section className={styles.both} role="alert" aria-labelledby="both-title">
			<h2 id="both-title">Somebody else has saved this course meanwhile</h2>
			<p>
				Nothing was overwritten. Below stands what differs; your words are still in the form. Take over what you want to
				keep of theirs, then save again.
			</p>
			<ChangesTable
				heads={['Stored now', 'Yours']}
				changes={differing.map((name) => ({ name, before: theirs[name], after: typed[name] }))}
			/>
		</section>
	);
}
