import { readersDay } from '#app/lib/format/readers-day.ts';
import { useFormFields } from '#app/lib/forms/use-form-fields.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Buttons, FieldGrid } from '#app/ui/forms/form-parts.tsx';
import type { CourseChoice } from '#domain/catalogue/shapes.ts';
import { REVIEW_LIMITS } from '#domain/reviews/messages.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { ServerPart } from '../../ui/server-part.tsx';
import { PostForm, SubmitButton } from '../forms/post-form.tsx';
import { PhotographField } from '../photographs/photograph-field.tsx';
import trapStyles from '../support/trap.module.css';
import { placeOf } from './choice-place.ts';
import { CourseField, plainId } from './course-field.tsx';
import { GRADES } from './grades.ts';
import type { ReviewAgain } from './review-answer.ts';
import { ReviewDetails } from './review-details.tsx';
import { DETAIL_FIELDS, LABELS, type ReviewField } from './review-fields.ts';

/** Meant for programs that read the server's page: no browser needs its code. */
const Trap = import.meta.env.SSR ? (await import('../support/trap.tsx')).Trap : null;

export const REVIEW_FORM_ID = 'review';

type ReviewFormProps = {
	action: string;
	stamp: string;
	/** The form with what was typed, as the server answers it. */
	again: ReviewAgain | undefined;
	/** The name of the member who writes, which is the one that will be printed; empty for visitors. */
	author: string;
	/** Asks for an address to send a link to: members need none. */
	asksEmail: boolean;
	defaults: Partial<Record<ReviewField, string>>;
	course: CourseChoice | null;
	onChoose: (course: CourseChoice | null) => void;
	/** Called after each change, with the form as it stands. */
	onChange: (form: HTMLFormElement) => void;
	firstChoices: CourseChoice[] | null;
	/** Today in the latest time zone, until the reader's own day is known. */
	latestDay: string;
	/** Where the browser keeps which photographs were sent ahead. */
	photographsKey: string;
};

export function ReviewForm({
	action,
	stamp,
	again,
	author,
	asksEmail,
	defaults,
	course,
	onChoose,
	onChange,
	firstChoices,
	latestDay,
	photographsKey,
}: ReviewFormProps) {
	const hydrated = useHydrated();
	const { form, control, errors } = useFormFields({
		id: REVIEW_FORM_ID,
		labels: LABELS,
		lastResult: again?.result,
		defaults: author ? { ...defaults, reviewerName: author } : defaults,
		validate: async () => (await import('./validate-review.ts')).validateReview,
	});
	const last = hydrated ? readersDay(new Date()) : latestDay;
	const isFilled = (name: ReviewField) => Boolean(control(name).defaultValue || control(name).error);

	return (
		<PostForm form={form} action={action} stamp={stamp} onChanged={onChange} files draft>
			<FieldGrid>
				<TextField
					label={LABELS.reviewerName}
					required
					autoComplete="name"
					maxLength={REVIEW_LIMITS.name}
					{...control('reviewerName')}
				/>
				<TextField label={LABELS.playDate} type="date" required min="1900-01-01" max={last} {...control('playDate')} />
				<CourseField
					{...control('courseId')}
					course={course}
					onChoose={onChoose}
					first={again?.choices ?? firstChoices}
					find={again?.find ?? ''}
				/>
				<TextField
					{...control('location')}
					label={LABELS.location}
					readOnly
					defaultValue={undefined}
					value={course ? placeOf(course) : ''}
					placeholder="Filled in from the course"
				/>
				<SelectField label={LABELS.rating} required {...control('rating')}>
					<option value="">Choose a rating</option>
					{GRADES.map((grade) => (
						<option key={grade} value={grade}>
							{grade} / 10
						</option>
					))}
				</SelectField>
				<TextArea label={LABELS.reviewText} required {...control('reviewText')} />
			</FieldGrid>
			<ReviewDetails control={control} open={DETAIL_FIELDS.some(isFilled)} asksEmail={asksEmail} />
			<PhotographField posted={again?.photographs} keptUnder={photographsKey} />
			{/* Named here too: styles that only the server's part names would come with no page of the browser's. */}
			<ServerPart className={trapStyles.trap}>{Trap && <Trap id="review-trap" />}</ServerPart>
			<ErrorSummary errors={reachable(errors, hydrated)} />
			<Buttons>
				<SubmitButton busy="Submitting...">Submit Review</SubmitButton>
			</Buttons>
		</PostForm>
	);
}

/** Where there is no script the plain select stands in the combobox's place. */
const reachable = (errors: { id: string; label: string }[], hydrated: boolean) =>
	errors.map((error) => (error.label === LABELS.courseId && !hydrated ? { ...error, id: plainId(error.id) } : error));
