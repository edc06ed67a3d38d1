import type { FormAgain } from '#app/lib/forms/form-again.ts';
import { useFormFields } from '#app/lib/forms/use-form-fields.ts';
import { Checkbox } from '#app/ui/forms/checkbox.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Buttons, FieldGrid } from '#app/ui/forms/form-parts.tsx';
import { REPORT_LIMITS, REPORT_REASONS } from '#domain/moderation/report-options.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { PostForm, SubmitButton } from '../forms/post-form.tsx';
import { SmallPrint } from '../support/small-print.tsx';
import { Trap } from '../support/trap.tsx';
import { REPORT_LABELS } from './report-labels.ts';

type ReportFormProps = {
	/** The address of this page, which names what is reported. */
	action: string;
	stamp: string;
	again: FormAgain | undefined;
	/** What is known of a member. */
	known: { name: string; email: string };
};

/** Everything that Article 16 of the Digital Services Act asks for, and nothing else. */
export function ReportForm({ action, stamp, again, known }: ReportFormProps) {
	const { form, control, errors } = useFormFields({
		id: 'report',
		validate: async () => (await import('./validate-report.ts')).validateReport,
		labels: REPORT_LABELS,
		lastResult: again?.result,
		defaults: known,
	});
	const { defaultValue: goodFaith, ...goodFaithControl } = control('goodFaith');
	return (
		<PostForm form={form} action={action} stamp={stamp}>
			<Trap id="report-trap" />
			<FieldGrid>
				<SelectField label={REPORT_LABELS.reason} required wide {...control('reason')}>
					<option value="">Select a reason</option>
					{Object.entries(REPORT_REASONS).map(([value, label]) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</SelectField>
				<TextArea
					label={REPORT_LABELS.words}
					required
					hint="Say which words or what in the picture, and why. If it breaks a law, name it."
					{...control('words')}
				/>
				<TextField
					label={REPORT_LABELS.name}
					required
					autoComplete="name"
					maxLength={REPORT_LIMITS.name}
					{...control('name')}
				/>
				<TextField label={REPORT_LABELS.email} required type="email" autoComplete="email" {...control('email')} />
			</FieldGrid>
			<Checkbox
				{...goodFaithControl}
				required
				defaultChecked={goodFaith === 'on'}
				label="I report this in good faith: what I say here is accurate and complete to the best of my knowledge."
			/>
			<ErrorSummary errors={errors} />
			<Buttons>
				<SubmitButton busy="Sending...">Send Report</SubmitButton>
			</Buttons>
			<SmallPrint>
				The author does not learn who you are, unless the law makes it necessary. The{' '}
				<Link to={paths.privacy()}>Privacy Policy</Link> says how long we keep reports.
			</SmallPrint>
		</PostForm>
	);
}
