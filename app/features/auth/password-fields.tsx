import type { FieldControl } from '#app/lib/forms/use-form-fields.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { ACCOUNT_LIMITS } from '#domain/accounts/messages.ts';

type NewPasswordField = 'password' | 'confirmPassword';
type NewPasswordFieldsProps = {
	labels: Record<NewPasswordField, string>;
	control: FieldControl<NewPasswordField>;
};

/** A password to be, twice. */
export function NewPasswordFields({ labels, control }: NewPasswordFieldsProps) {
	const shared = { type: 'password', required: true, autoComplete: 'new-password' } as const;
	return (
		<>
			<TextField
				label={labels.password}
				hint={`At least ${ACCOUNT_LIMITS.passwordLeast} characters. A few words in a row are good.`}
				{...shared}
				{...control('password')}
			/>
			<TextField label={labels.confirmPassword} {...shared} {...control('confirmPassword')} />
		</>
	);
}

type PresentPasswordFieldProps = Partial<ReturnType<FieldControl<string>>> & {
	id: string;
	name: string;
	label: string;
};

/** The password that shows who asks. */
export function PresentPasswordField(field: PresentPasswordFieldProps) {
	return <TextField type="password" required autoComplete="current-password" {...field} />;
}
