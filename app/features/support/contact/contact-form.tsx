import { PostForm, SubmitButton } from '#app/features/forms/post-form.tsx';
import type { FormAgain } from '#app/lib/forms/form-again.ts';
import { useFormFields } from '#app/lib/forms/use-form-fields.ts';
import { paths } from '#app/lib/paths.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Buttons, FieldGrid } from '#app/ui/forms/form-parts.tsx';
import { Link } from '#app/ui/link.tsx';
import { CONTACT_CATEGORIES, SUPPORT_LIMITS } from '#domain/support/options.ts';
import { SmallPrint } from '../small-print.tsx';
import { Trap } from '../trap.tsx';
import { CONTACT_LABELS } from './contact-labels.ts';

type ContactFormProps = {
	stamp: string;
	again: FormAgain | undefined;
	/** The category that the address asked for; empty for none. */
	category: string;
};

export function ContactForm({ stamp, again, category }: ContactFormProps) {
	const { form, control, errors } = useFormFields({
		id: 'contact',
		validate: async () => (await import('./validate-message.ts')).validateMessage,
		labels: CONTACT_LABELS,
		lastResult: again?.result,
		defaults: { category },
	});
	return (
		<PostForm form={form} action={paths.contact()} stamp={stamp}>
			<Trap id="contact-trap" />
			<FieldGrid>
				<TextField
					label={CONTACT_LABELS.name}
					required
					autoComplete="name"
					maxLength={SUPPORT_LIMITS.name}
					{...control('name')}
				/>
				<TextField label={CONTACT_LABELS.email} required type="email" autoComplete="email" {...control('email')} />
				<TextField label={CONTACT_LABELS.subject} required maxLength={SUPPORT_LIMITS.subject} {...control('subject')} />
				<SelectField label={CONTACT_LABELS.category} required {...control('category')}>
					<option value="">Select a category</option>
					{Object.entries(CONTACT_CATEGORIES).map(([value, label]) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</SelectField>
				<TextArea
					label={CONTACT_LABELS.message}
					required
					hint="Please never send us your password. We will not ask for it."
					{...control('message')}
				/>
			</FieldGrid>
			<ErrorSummary errors={errors} />
			<Buttons>
				<SubmitButton busy="Sending...">Send Message</SubmitButton>
			</Buttons>
			<SmallPrint>
				We use what you write to answer you. The <Link to={paths.privacy()}>Privacy Policy</Link> says how long we keep
				it.
			</SmallPrint>
		</PostForm>
	);
}
