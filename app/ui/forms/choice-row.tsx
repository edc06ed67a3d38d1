import type { ReactNode } from 'react';
import styles from './choice-row.module.css';

type ChoiceRowProps = {
	id: string;
	name: string;
	label: string;
	/** Beside the label, small. */
	aside?: ReactNode;
	choices: readonly { value: string; label: ReactNode }[];
	/** The value that is chosen to begin with. */
	chosen: string;
	error?: string;
	/** Takes the whole width of a form in columns. */
	wide?: boolean;
	/** Numerals that are to be looked at. */
	serif?: boolean;
	/** Below the row: what belongs to one of the choices. */
	children?: ReactNode;
};

/** One of few as a row of joined buttons, radio buttons beneath. */
export function ChoiceRow({ id, name, label, aside, choices, chosen, error, wide, serif, children }: ChoiceRowProps) {
	return (
		<fieldset
			id={id}
			tabIndex={-1}
			className={styles.group}
			data-wide={wide || undefined}
			aria-describedby={error ? `${id}-error` : undefined}
		>
			<legend>
				{label}
				{aside && <span className={styles.aside}> {aside}</span>}
			</legend>
			<div className={styles.row} data-serif={serif || undefined}>
				{choices.map(({ value, label: words }, index) => (
					// A choice is known by its place: the days that are offered may change under it.
					// biome-ignore lint/suspicious/noArrayIndexKey: see above.
					<label key={index}>
						<input type="radio" name={name} value={value} defaultChecked={value === chosen} />
						<span>{words}</span>
					</label>
				))}
			</div>
			{children}
			<p id={`${id}-error`} className={styles.error} hidden={!error}>
				{error}
			</p>
		</fieldset>
	);
}
