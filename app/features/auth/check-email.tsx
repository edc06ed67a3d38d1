import { useEffect, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Buttons } from '../../ui/form-parts.tsx';
import { AUTH_WORDS } from './auth-words.ts';
import styles from './check-email.module.css';

/** What stands in the form's place once a link was asked for. */
export function CheckEmail() {
	const heading = useRef<HTMLHeadingElement>(null);
	// The form that had the focus is gone.
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className={styles.sent} aria-labelledby="check-email">
			<h2 id="check-email" ref={heading} tabIndex={-1}>
				Check your email
			</h2>
			<p>We've sent a password reset link to your email address.</p>
			<p className={styles.quiet}>{AUTH_WORDS.resetSent.description}.</p>
			<Buttons>
				<ButtonLink to={paths.forgotPassword()} look="line">
					Try another email
				</ButtonLink>
				<ButtonLink to={paths.login()} look="quiet">
					Return to login
				</ButtonLink>
			</Buttons>
		</section>
	);
}
