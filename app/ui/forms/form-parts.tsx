import type { ComponentProps, ReactNode } from 'react';
import { Announced } from '../announced.tsx';
import styles from './form-parts.module.css';

/** The parts of a form below each other. */
export function FormStack({ children }: { children: ReactNode }) {
	return <div className={styles.stack}>{children}</div>;
}

/** Fields in two columns, one on a phone. */
export function FieldGrid({ children }: { children: ReactNode }) {
	return <div className={styles.grid}>{children}</div>;
}

/** A few quiet words on paper: what became of a form, or what was kept of it. */
export function Note({ children, ...rest }: ComponentProps<'div'>) {
	return (
		<div className={styles.note} {...rest}>
			{children}
		</div>
	);
}

/** The row of a form's buttons. */
export function Buttons({ children }: { children: ReactNode }) {
	return <div className={styles.buttons}>{children}</div>;
}

type FormSaysProps = {
	/** Said above the fields and announced. */
	notice: string | null | undefined;
	/** Shown as a message at the edge where there is JavaScript, else here. */
	failed: string | null | undefined;
};

/** What a form says when it comes back for no fault of its fields. */
export function FormSays({ notice, failed }: FormSaysProps) {
	return (
		<>
			<Announced>{notice && <Note>{notice}</Note>}</Announced>
			{failed && (
				<noscript>
					<Note>{failed}</Note>
				</noscript>
			)}
		</>
	);
}
