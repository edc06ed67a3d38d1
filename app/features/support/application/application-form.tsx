import { NameFields } from '#app/features/forms/name-fields.tsx';
import { PostForm, SubmitButton } from '#app/features/forms/post-form.tsx';
import type { FormAgain } from '#app/lib/forms/form-again.ts';
import { useFormFields } from '#app/lib/forms/use-form-fields.ts';
import { paths } from '#app/lib/paths.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Buttons, FieldGrid } from '#app/ui/forms/form-parts.tsx';
import { Link } from '#app/ui/link.tsx';
import { PLAY_FREQUENCIES, SUPPORT_LIMITS, YEARS_PLAYING } from '#domain/support/options.ts';
import { SmallPrint } from '../small-print.tsx';
import { Trap } from '../trap.tsx';
import { APPLICATION_LABELS as LABELS } from './application-labels.ts';

export function ApplicationForm({ stamp, again }: { stamp: string; again: FormAgain | undefined }) {
	const { form, control, errors } = useFormFields({
		id: 'application',
		validate: async () => (await import('./validate-application.ts')).validateApplication,
		labels: LABELS,
		lastResult: again?.result,
	});
	return (
		<PostForm form={form} action={paths.becomeReviewer()} stamp={stamp}>
			<Trap id="application-trap" />
			<FieldGrid>
				<NameFields labels={LABELS} control={control} maxLength={SUPPORT_LIMITS.name} />
				<TextField label={LABELS.email} required type="email" autoComplete="email" {...control('email')} />
				<TextField
					label={LABELS.country}
					required
					autoComplete="country-name"
					maxLength={SUPPORT_LIMITS.country}
					{...control('country')}
				/>
				<TextField
					label={LABELS.handicap}
					required
					placeholder="12.4"
					hint="Your handicap index, such as 12.4."
					maxLength={SUPPORT_LIMITS.handicap}
					{...control('handicap')}
				/>
				<Choice label={LABELS.yearsPlaying} choices={YEARS_PLAYING} {...control('yearsPlaying')} />
				<Choice label={LABELS.playFrequency} choices={PLAY_FREQUENCIES} wide {...control('playFrequency')} />
				<TextArea
					label={LABELS.favoriteCourses}
					required
					hint="A few of them, and what you like about each."
					{...control('favoriteCourses')}
				/>
				<TextArea
					label={LABELS.whyJoin}
					required
					hint={`At least ${SUPPORT_LIMITS.whyJoinLeast} characters.`}
					{...control('whyJoin')}
				/>
			</FieldGrid>
			<ErrorSummary errors={errors} />
			<Buttons>
				<SubmitButton busy="Submitting...">Submit Application</SubmitButton>
			</Buttons>
			<SmallPrint>
				We use what you write to decide about your application. The <Link to={paths.privacy()}>Privacy Policy</Link>{' '}
				says how long we keep it.
			</SmallPrint>
		</PostForm>
	);
}

type ChoiceProps = {
	id: string;
	name: string;
	label: string;
	choices: Record<string, string>;
	wide?: boolean;
	defaultValue: string | undefined;
	error: string | undefined;
};

function Choice({ choices, ...field }: ChoiceProps) {
	return (
		<SelectField required {...field}>
			<option value="">Please select</option>
			{Object.entries(choices).map(([value, label]) => (
				<option key={value} value={value}>
					{label}
				</option>
			))}
		</SelectField>
	);
}
