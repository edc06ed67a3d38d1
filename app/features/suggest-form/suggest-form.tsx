import { nameLanguage } from '#app/features/course-card/course-name.tsx';
import type { FormAgain } from '#app/lib/forms/form-again.ts';
import { useFormFields } from '#app/lib/forms/use-form-fields.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Buttons, FieldGrid } from '#app/ui/forms/form-parts.tsx';
import { Link } from '#app/ui/link.tsx';
import { CATALOGUE_LICENCE } from '#domain/catalogue/credits.ts';
import { SUGGESTION_LIMITS } from '#domain/catalogue/suggestion-messages.ts';
import { paths } from '../../lib/paths.ts';
import { PostForm, SubmitButton } from '../forms/post-form.tsx';
import { Trap } from '../support/trap.tsx';
import { LABELS } from './suggest-fields.ts';

type SuggestFormProps = {
	stamp: string;
	again: FormAgain | undefined;
	/** The course whose facts are suggested; null for one that is missing. */
	course: { slug: string; name: string; country: string } | null;
	/** What was typed on the page that led here. */
	name: string;
	countries: { code: string; name: string }[];
};

export function SuggestForm({ stamp, again, course, name, countries }: SuggestFormProps) {
	const { form, control, errors } = useFormFields({
		id: 'suggest',
		labels: LABELS,
		lastResult: again?.result,
		defaults: { name },
		validate: async () => {
			const { validateCourseFacts, validateNewCourse } = await import('./validate-suggestion.ts');
			return course ? validateCourseFacts : validateNewCourse;
		},
	});
	return (
		<PostForm form={form} action={paths.suggestCourse({ course: course?.slug })} stamp={stamp}>
			<FieldGrid>
				{course ? (
					<>
						<TextField
							id="suggest-fixed-name"
							label={LABELS.name}
							readOnly
							value={course.name}
							{...nameLanguage(course)}
						/>
						<TextField id="suggest-fixed-country" label={LABELS.country} readOnly value={course.country} />
					</>
				) : (
					<>
						<TextField label={LABELS.name} required maxLength={SUGGESTION_LIMITS.name} {...control('name')} />
						<SelectField label={LABELS.country} required {...control('country')}>
							<option value="">Select a country</option>
							{countries.map(({ code, name: country }) => (
								<option key={code} value={code}>
									{country}
								</option>
							))}
						</SelectField>
					</>
				)}
				<TextField label={LABELS.locality} optional maxLength={SUGGESTION_LIMITS.locality} {...control('locality')} />
				<TextField
					label={LABELS.website}
					optional
					type="url"
					placeholder="https://"
					maxLength={SUGGESTION_LIMITS.website}
					{...control('website')}
				/>
				<TextArea
					label={LABELS.words}
					optional={course === null}
					required={course !== null}
					hint={
						course
							? 'Holes, par, length, facilities, season: whatever is wrong or missing, and how you know.'
							: 'Holes, par, kind of ground, who may play: whatever helps us find and describe it.'
					}
					{...control('words')}
				/>
				<TextField
					label={LABELS.email}
					optional
					wide
					type="email"
					autoComplete="email"
					hint="Only for questions about this suggestion."
					{...control('email')}
				/>
			</FieldGrid>
			<p>
				Facts that you tell us are given to everybody under the {CATALOGUE_LICENCE.name}, without your name:{' '}
				<Link to={paths.data()}>what the catalogue is made of</Link>
			</p>
			<Trap id="suggest-second-message" />
			<ErrorSummary errors={errors} />
			<Buttons>
				<SubmitButton busy="Sending...">Send Suggestion</SubmitButton>
			</Buttons>
		</PostForm>
	);
}
