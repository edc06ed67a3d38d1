import { ACCOUNT_LIMITS } from '#domain/accounts/messages.ts';
import type { AccountAgain } from '../../lib/auth/account-answer.ts';
import { paths } from '../../lib/paths.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';
import { FieldGrid } from '../../ui/form-parts.tsx';
import { Link } from '../../ui/link.tsx';
import { AccountForm } from './account-form.tsx';
import { SIGN_UP_LABELS } from './labels.ts';
import { lateCheck } from './late-check.ts';
import { SmallLine } from './small-line.tsx';

type SignUpFormProps = { redirectTo: string | null; again: AccountAgain | undefined };

export function SignUpForm({ redirectTo, again }: SignUpFormProps) {
	return (
		<>
			<AccountForm
				id="signup"
				action={paths.signup({ redirectTo })}
				validate={lateCheck('signUp')}
				labels={SIGN_UP_LABELS}
				lastResult={again?.result}
				submit={{ idle: 'Create Account', busy: 'Creating Account...' }}
			>
				{(control) => {
					const { defaultValue: accepted, ...terms } = control('termsAccepted');
					return (
						<>
							<FieldGrid>
								<TextField
									label={SIGN_UP_LABELS.firstName}
									required
									autoComplete="given-name"
									maxLength={ACCOUNT_LIMITS.name}
									{...control('firstName')}
								/>
								<TextField
									label={SIGN_UP_LABELS.lastName}
									required
									autoComplete="family-name"
									maxLength={ACCOUNT_LIMITS.name}
									{...control('lastName')}
								/>
								<TextField
									wide
									label={SIGN_UP_LABELS.email}
									type="email"
									required
									autoComplete="email"
									{...control('email')}
								/>
								<TextField
									label={SIGN_UP_LABELS.password}
									type="password"
									required
									autoComplete="new-password"
									hint={`At least ${ACCOUNT_LIMITS.passwordLeast} characters. A few words in a row are good.`}
									{...control('password')}
								/>
								<TextField
									label={SIGN_UP_LABELS.confirmPassword}
									type="password"
									required
									autoComplete="new-password"
									{...control('confirmPassword')}
								/>
							</FieldGrid>
							<Checkbox
								label={
									<>
										I accept the <Link to={paths.terms()}>Terms of Service</Link> and the{' '}
										<Link to={paths.privacy()}>Privacy Policy</Link>, and I am at least 16 years old.
									</>
								}
								required
								defaultChecked={accepted === 'on'}
								{...terms}
							/>
						</>
					);
				}}
			</AccountForm>
			<SmallLine>
				Already have an account? <Link to={paths.login({ redirectTo })}>Sign in</Link>
			</SmallLine>
		</>
	);
}
