import type { SubmissionResult } from '@conform-to/react';
import type { ReactNode } from 'react';
import { type FormFieldsControl, useFormFields, type Validate } from '#app/lib/forms/use-form-fields.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import { PostForm, SubmitButton } from '../forms/post-form.tsx';

type AccountFormProps<Field extends string> = {
	/** Id of the form; its fields' ids begin with it. */
	id: string;
	action: string;
	/** Imports the check by the schema that the server parses with too. */
	validate: () => Promise<Validate>;
	labels: Record<Field, string>;
	lastResult: SubmissionResult | undefined;
	defaults?: Partial<Record<Field, string>>;
	submit: { idle: string; busy: string };
	/** Stands beside the button. */
	aside?: ReactNode;
	children: (control: FormFieldsControl<Field>) => ReactNode;
};

/** A form of one column with one button; what is wrong with it is said beside the button and at the fields. */
export function AccountForm<Field extends string>({
	action,
	submit,
	aside,
	children,
	...fields
}: AccountFormProps<Field>) {
	const { form, control, errors } = useFormFields(fields);
	return (
		<PostForm form={form} action={action}>
			{/* So that the answer is a page that says what has happened, where no script can. */}
			<noscript>
				<input type="hidden" name="plain" value="yes" />
			</noscript>
			{children(control)}
			<ErrorSummary errors={errors} />
			<Buttons>
				<SubmitButton busy={submit.busy}>{submit.idle}</SubmitButton>
				{aside}
			</Buttons>
		</PostForm>
	);
}
