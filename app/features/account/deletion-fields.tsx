import type { FieldControl } from '#app/lib/forms/use-form-fields.ts';
import { SelectField } from '#app/ui/forms/field.tsx';
import { DELETION_LABELS } from '../auth/labels.ts';
import { PresentPasswordField } from '../auth/password-fields.tsx';

/** What has to be chosen and shown before an account goes. */
export function DeletionFields({ control }: { control: FieldControl<keyof typeof DELETION_LABELS> }) {
	return (
		<>
			<SelectField label={DELETION_LABELS.reviews} required {...control('reviews')}>
				<option value="">Please choose</option>
				<option value="kept">Keep them, without my name</option>
				<option value="deleted">Delete them too</option>
			</SelectField>
			<PresentPasswordField label={DELETION_LABELS.currentPassword} {...control('currentPassword')} />
		</>
	);
}
