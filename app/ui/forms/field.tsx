import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

export type FieldProps = {
	id: string;
	label: string;
	hint?: ReactNode;
	/** What is wrong with it; the field is tied to the words and marked invalid. */
	error?: string;
	/** Takes the whole width of a form in columns. */
	wide?: boolean;
	/** Said beside the label: this one may be left out. */
	optional?: boolean;
	className?: string;
};

/** Label, field, hint and error, tied together for those who listen. */
export function Field({
	id,
	label,
	hint,
	error,
	wide,
	optional,
	className,
	children,
}: FieldProps & { children: ReactNode }) {
	return (
		<div className={[styles.field, wide && styles.wide, className].filter(Boolean).join(' ')}>
			<label id={`${id}-label`} htmlFor={id}>
				{label}
				{optional && <span className={styles.optional}> (optional)</span>}
			</label>
			{children}
			{hint && (
				<p id={`${id}-hint`} className={styles.hint}>
					{hint}
				</p>
			)}
			<p id={`${id}-error`} className={styles.error} hidden={!error}>
				{error}
			</p>
		</div>
	);
}

/** The attributes that tie a control to its hint and error. */
export function described({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
	const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
	return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined };
}

/** What belongs to the frame round a control, and what to the control itself. */
function split<Props extends FieldProps>(props: Props) {
	const { id, label, hint, error, wide, optional, className, ...control } = props;
	return { frame: { id, label, hint, error, wide, optional, className }, control };
}

export function TextField(props: FieldProps & ComponentProps<'input'>) {
	const { frame, control } = split(props);
	return (
		<Field {...frame}>
			<input className={styles.control} {...control} {...described(frame)} />
		</Field>
	);
}

export function TextArea({ wide = true, ...props }: FieldProps & ComponentProps<'textarea'>) {
	const { frame, control } = split({ wide, ...props });
	return (
		<Field {...frame}>
			<textarea className={styles.control} {...control} {...described(frame)} />
		</Field>
	);
}

export function SelectField(props: FieldProps & ComponentProps<'select'>) {
	const { frame, control } = split(props);
	return (
		<Field {...frame}>
			<select className={`${styles.control} ${styles.select}`} {...control} {...described(frame)} />
		</Field>
	);
}
