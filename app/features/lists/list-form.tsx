import type { FormAgain } from '#app/lib/forms/form-again.ts';
import { useFormFields } from '#app/lib/forms/use-form-fields.ts';
import { Checkbox } from '#app/ui/forms/checkbox.tsx';
import { ChoiceRow } from '#app/ui/forms/choice-row.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import { LIST_LIMITS, LIST_VISIBILITIES } from '#domain/lists/list-limits.ts';
import { PostForm, SubmitButton } from '../forms/post-form.tsx';
import { OnlyYou } from '../rounds/only-you.tsx';
import { LIST_LABELS, type ListField, VISIBILITY_WORDS } from './list-fields.ts';

type ListFormProps = {
	action: string;
	stamp: string;
	again: FormAgain | undefined;
	/** What is known of the list. */
	defaults?: Partial<Record<ListField, string>>;
	/** What the button says. */
	submit: string;
};

/** A list without its courses: title, words, and who may read it. */
export function ListForm({ action, stamp, again, defaults = { visibility: 'private' }, submit }: ListFormProps) {
	const { form, control, errors } = useFormFields<ListField>({
		id: 'list',
		labels: LIST_LABELS,
		lastResult: again?.result,
		// What was left empty in the form that comes back is empty, whatever it held before.
		defaults: again ? {} : defaults,
		validate: async () => (await import('./validate-list.ts')).validateList,
	});
	const { defaultValue: chosen = 'private', autoFocus: _, ...visibility } = control('visibility');
	const { defaultValue: isShown, ...shown } = control('shown');
	return (
		<PostForm form={form} action={action} stamp={stamp}>
			<TextField wide required label={LIST_LABELS.title} maxLength={LIST_LIMITS.title} {...control('title')} />
			<TextArea optional label={LIST_LABELS.words} rows={3} {...control('words')} />
			<ChoiceRow
				{...visibility}
				wide
				label={LIST_LABELS.visibility}
				chosen={chosen}
				choices={LIST_VISIBILITIES.map((value) => ({ value, label: VISIBILITY_WORDS[value] }))}
			/>
			<Checkbox
				label={`${LIST_LABELS.shown} (if everybody may read it)`}
				defaultChecked={isShown === 'on'}
				{...shown}
			/>
			<OnlyYou>Only you see a list, unless you let others read it. Then your name stands above it.</OnlyYou>
			<ErrorSummary errors={errors} />
			<Buttons>
				<SubmitButton busy="Saving...">{submit}</SubmitButton>
			</Buttons>
		</PostForm>
	);
}
