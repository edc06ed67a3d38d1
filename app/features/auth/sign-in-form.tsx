import { Checkbox } from '#app/ui/forms/checkbox.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import type { AccountAgain } from '../../lib/auth/account-answer.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { AccountForm } from './account-form.tsx';
import { SIGN_IN_LABELS } from './labels.ts';
import { lateCheck } from './late-check.ts';
import { PresentPasswordField } from './password-fields.tsx';
import styles from './sign-in-form.module.css';
import { SmallLine } from './small-line.tsx';

type SignInFormProps = { redirectTo: string | null; again: AccountAgain | undefined };

export function SignInForm({ redirectTo, again }: SignInFormProps) {
	return (
		<>
			<AccountForm
				id="login"
				action={paths.login({ redirectTo })}
				validate={lateCheck('signIn')}
				labels={SIGN_IN_LABELS}
				lastResult={again?.result}
				submit={{ idle: 'Sign In', busy: 'Signing In...' }}
				aside={
					<Link className={styles.forgot} to={paths.forgotPassword()}>
						Forgot password?
					</Link>
				}
			>
				{(control) => {
					const { defaultValue: remembered, ...remember } = control('rememberMe');
					return (
						<>
							<TextField
								label={SIGN_IN_LABELS.email}
								type="email"
								required
								autoComplete="username"
								{...control('email')}
							/>
							<PresentPasswordField label={SIGN_IN_LABELS.password} {...control('password')} />
							<Checkbox label={SIGN_IN_LABELS.rememberMe} defaultChecked={remembered === 'on'} {...remember} />
						</>
					);
				}}
			</AccountForm>
			<SmallLine>
				Don’t have an account? <Link to={paths.signup({ redirectTo })}>Sign up</Link>
			</SmallLine>
		</>
	);
}
