import type { ReactNode } from 'react';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import { FAILURE_MESSAGES } from '#domain/accounts/errors.ts';
import styles from './check-email.module.css';

/** What stands in the form's place where a link is of no use any more, with ways onward. */
export function VoidLink({ children }: { children: ReactNode }) {
	return (
		<section className={styles.sent} aria-labelledby="void-link">
			<h2 id="void-link">This link does not work</h2>
			<p>{FAILURE_MESSAGES['link-void']}</p>
			<Buttons>{children}</Buttons>
		</section>
	);
}
