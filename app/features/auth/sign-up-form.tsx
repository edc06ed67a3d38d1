import { Checkbox } from '#app/ui/forms/checkbox.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FieldGrid } from '#app/ui/forms/form-parts.tsx';
import { ACCOUNT_LIMITS } from '#domain/accounts/messages.ts';
import type { AccountAgain } from '../../lib/auth/account-answer.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { NameFields } from '../forms/name-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { SIGN_UP_LABELS } from './labels.ts';
import { lateCheck } from './late-check.ts';
import { NewPasswordFields } from './password-fields.tsx';
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
								<NameFields labels={SIGN_UP_LABELS} control={control} maxLength={ACCOUNT_LIMITS.name} />
								<TextField
									wide
									label={SIGN_UP_LABELS.email}
									type="email"
									required
									autoComplete="email"
									{...control('email')}
								/>
								<NewPasswordFields labels={SIGN_UP_LABELS} control={control} />
							</FieldGrid>
							<Checkbox
								label={
									<>
										I accept the <Link to={paths.terms()}>Terms of Service</Link> and the{' '}
										<Link to={paths.privacy()}>Privacy Policy</Link>, and I am at least {ACCOUNT_LIMITS.age} years old.
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
