import { TextField } from '#app/ui/forms/field.tsx';
import type { AccountAgain } from '../../lib/auth/account-answer.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { AccountForm } from './account-form.tsx';
import { CONFIRM_LABELS } from './labels.ts';
import { lateCheck } from './late-check.ts';
import { PresentPasswordField } from './password-fields.tsx';
import { SmallLine } from './small-line.tsx';

type ConfirmFormProps = {
	action: string;
	/** The address the link was sent to. */
	email: string;
	submit: { idle: string; busy: string };
	again: AccountAgain | undefined;
};

/** Confirms a sign-up in a browser that did not make it, by its password: nobody confirms a stranger's (decision P1). */
export function ConfirmForm({ action, email, submit, again }: ConfirmFormProps) {
	return (
		<>
			<AccountForm
				id="confirm"
				action={action}
				validate={lateCheck('confirm')}
				labels={CONFIRM_LABELS}
				lastResult={again?.result}
				submit={submit}
			>
				{(control) => (
					<>
						<TextField id="confirm-address" label="Email" value={email} readOnly autoComplete="username" />
						<PresentPasswordField label={CONFIRM_LABELS.password} {...control('password')} />
					</>
				)}
			</AccountForm>
			<SmallLine>
				Was it not you who signed up? Close this page, and nothing happens.{' '}
				<Link to={paths.forgotPassword()}>Forgot password?</Link>
			</SmallLine>
		</>
	);
}
