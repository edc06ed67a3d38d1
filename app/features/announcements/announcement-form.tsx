import type { FormAgain } from '#app/lib/forms/form-again.ts';
import { useFormFields } from '#app/lib/forms/use-form-fields.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { Buttons, FieldGrid } from '#app/ui/forms/form-parts.tsx';
import { ANNOUNCEMENT_KINDS, ANNOUNCEMENTS } from '#domain/conditions/announcements/announcement-kinds.ts';
import type { Announcement } from '#domain/conditions/announcements/announcement-queries.ts';
import { PostForm, SubmitButton } from '../forms/post-form.tsx';

/** Labels of the form's fields, in the order in which they stand. */
const LABELS = { kind: 'What you announce', firstDay: 'First day', lastDay: 'Last day' };

export const ANNOUNCEMENT_FIELDS = ['kind', 'firstDay', 'lastDay'] as const;

type AnnouncementFormProps = {
	action: string;
	stamp: string;
	again: FormAgain | undefined;
	/** What is to be changed; without one something new is announced. */
	editing: Announcement | null;
};

/** What a club announces of its course, and from which day to which. */
export function AnnouncementForm({ action, stamp, again, editing }: AnnouncementFormProps) {
	const { form, control, errors } = useFormFields({
		id: 'announcement',
		labels: LABELS,
		lastResult: again?.result,
		defaults: { kind: editing?.kind, firstDay: editing?.firstDay, lastDay: editing?.lastDay },
		validate: async () => (await import('./validate-announcement.ts')).validateAnnouncement,
	});
	return (
		<PostForm form={form} action={action} stamp={stamp}>
			<FieldGrid>
				<SelectField label={LABELS.kind} required wide {...control('kind')}>
					<option value="">Please choose</option>
					{ANNOUNCEMENT_KINDS.map((kind) => (
						<option key={kind} value={kind}>
							{ANNOUNCEMENTS[kind]}
						</option>
					))}
				</SelectField>
				<TextField label={LABELS.firstDay} type="date" required {...control('firstDay')} />
				<TextField label={LABELS.lastDay} type="date" required {...control('lastDay')} />
			</FieldGrid>
			<ErrorSummary errors={errors} />
			<Buttons>
				<SubmitButton busy="Publishing...">{editing ? 'Publish the change' : 'Announce'}</SubmitButton>
			</Buttons>
		</PostForm>
	);
}
