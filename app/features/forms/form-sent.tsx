import type { ReactNode } from 'react';
import { ArrivalHeading } from '#app/ui/arrival-heading.tsx';
import styles from './form-sent.module.css';

type FormSentProps = { id: string; title: string; children: ReactNode };

/**
 * What became of a form, in the page itself. The words of a message at the edge stand in it for those without JavaScript
 * (decision X5).
 */
export function FormSent({ id, title, children }: FormSentProps) {
	return (
		<section className={styles.sent} aria-labelledby={id}>
			<ArrivalHeading id={id}>{title}</ArrivalHeading>
			{children}
		</section>
	);
}
