import { deskPaths } from '#app/lib/desk-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import type { LogFilter } from '#domain/desk/log/log-queries.ts';
import { LOGGED_KINDS } from '#domain/shared/desk/desk-log.ts';
import { startCased } from '../sheet/fact-words.ts';
import styles from './log-filters.module.css';
import { nameOf } from './log-words.ts';

type LogFiltersProps = { filter: LogFilter; deciders: readonly { id: string; name: string }[] };

/** What of the log is shown: a kind, an editor, a time. */
export function LogFilters({ filter: { kind, editor, from, to }, deciders }: LogFiltersProps) {
	return (
		<search>
			<form method="get" action={deskPaths.log()} className={styles.filters}>
				<SelectField id="kind" name="kind" label="About" defaultValue={kind ?? ''}>
					<option value="">Everything</option>
					{LOGGED_KINDS.map((name) => (
						<option key={name} value={name}>
							{startCased(name)}
						</option>
					))}
				</SelectField>
				<SelectField id="editor" name="editor" label="Decided by" defaultValue={editor ?? ''}>
					<option value="">Everybody</option>
					{deciders.map((decider) => (
						<option key={decider.id} value={decider.id}>
							{nameOf(decider)}
						</option>
					))}
					<option value="machine">{nameOf(null)}</option>
				</SelectField>
				<TextField id="from" name="from" type="date" label="From" defaultValue={from ?? ''} />
				<TextField id="to" name="to" type="date" label="To" defaultValue={to ?? ''} />
				<Button type="submit">Show</Button>
			</form>
		</search>
	);
}
