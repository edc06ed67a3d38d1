import type { FieldControl } from '#app/lib/forms/use-form-fields.ts';
import { TextField } from '#app/ui/forms/field.tsx';

type NameField = 'firstName' | 'lastName';
type NameFieldsProps = { labels: Record<NameField, string>; control: FieldControl<NameField>; maxLength: number };

/** First and last name, beside each other. */
export function NameFields({ labels, control, maxLength }: NameFieldsProps) {
	return (
		<>
			<TextField
				label={labels.firstName}
				required
				autoComplete="given-name"
				maxLength={maxLength}
				{...control('firstName')}
			/>
			<TextField
				label={labels.lastName}
				required
				autoComplete="family-name"
				maxLength={maxLength}
				{...control('lastName')}
			/>
		</>
	);
}
