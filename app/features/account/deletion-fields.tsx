import { SelectField, TextField } from '../../ui/field.tsx';
import { DELETION_LABELS } from '../auth/labels.ts';

type Control = { id: string; name: string; defaultValue: string | undefined; error: string | undefined };

/** What has to be chosen and shown before an account goes. */
export function DeletionFields({ reviews, password }: { reviews: Control; password: Control }) {
	return (
		<>
			<SelectField label={DELETION_LABELS.reviews} required {...reviews}>
				<option value="">Please choose</option>
				<option value="kept">Keep them, without my name</option>
				<option value="deleted">Delete them too</option>
			</SelectField>
			<TextField
				label={DELETION_LABELS.currentPassword}
				type="password"
				required
				autoComplete="current-password"
				{...password}
			/>
		</>
	);
}
