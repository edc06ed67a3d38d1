import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { described } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & { id: string; label: ReactNode; error?: string };

/** A box to tick, with its words beside it and its error below. The words may hold links. */
export function Checkbox({ id, label, error, className, ...rest }: CheckboxProps) {
	return (
		<div className={[styles.field, className].filter(Boolean).join(' ')}>
			<div className={styles.row}>
				<input type="checkbox" className={styles.box} {...rest} {...described({ id, error })} />
				<label htmlFor={id}>{label}</label>
			</div>
			<p id={`${id}-error`} className={styles.error} hidden={!error}>
				{error}
			</p>
		</div>
	);
}
