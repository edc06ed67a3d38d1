import { Buttons } from '#app/ui/forms/form-parts.tsx';
import { paths } from '../../lib/paths.ts';
import { ArrivalHeading } from '../../ui/arrival-heading.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { AUTH_WORDS } from './auth-words.ts';
import styles from './check-email.module.css';

/** What stands in the form's place once a link was asked for. */
export function CheckEmail() {
	return (
		<section className={styles.sent} aria-labelledby="check-email">
			<ArrivalHeading id="check-email">Check your email</ArrivalHeading>
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
