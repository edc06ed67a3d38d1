import { readersDay } from '#app/lib/format/readers-day.ts';
import { useFormFields } from '#app/lib/forms/use-form-fields.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Buttons, FieldGrid } from '#app/ui/forms/form-parts.tsx';
import type { OwnPhotograph } from '#domain/pictures/shapes.ts';
import { REVIEW_LIMITS } from '#domain/reviews/messages.ts';
import type { OwnText } from '#domain/reviews/shapes.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { PostForm, SubmitButton } from '../forms/post-form.tsx';
import { PhotographField } from '../photographs/photograph-field.tsx';
import { placeOf } from '../review-form/choice-place.ts';
import { GRADES } from '../review-form/grades.ts';
import { ReviewDetails } from '../review-form/review-details.tsx';
import { DETAIL_FIELDS, LABELS, type ReviewField } from '../review-form/review-fields.ts';
import type { EditAgain, Seen } from './edit-answer.ts';

type EditFormProps = {
	action: string;
	stamp: string;
	/** The form with what was typed, as the server answers it. */
	again: EditAgain | undefined;
	review: OwnText;
	photographs: readonly OwnPhotograph[];
	/** Today in the latest time zone, until the reader's own day is known. */
	latestDay: string;
};

/** A review's own fields once more. The course stays: a review of another course is another review. */
export function EditForm({ action, stamp, again, review, photographs, latestDay }: EditFormProps) {
	const hydrated = useHydrated();
	const { form, control, errors } = useFormFields<ReviewField>({
		id: 'edit-review',
		labels: LABELS,
		lastResult: again?.result,
		// What was left empty in the form that comes back is empty, whatever it held before.
		defaults: again ? {} : review.fields,
		validate: async () => (await import('../review-form/validate-review.ts')).validateReview,
	});
	const last = hydrated ? readersDay(new Date()) : latestDay;
	const isFilled = (name: ReviewField) => Boolean(control(name).defaultValue || control(name).error);
	return (
		<PostForm form={form} action={action} stamp={stamp} files>
			<Fixed review={review} seen={again && !again.conflict ? again.seen : seenOf(review)} />
			<FieldGrid>
				{review.named && (
					<TextField
						label={LABELS.reviewerName}
						required
						autoComplete="name"
						maxLength={REVIEW_LIMITS.name}
						{...control('reviewerName')}
					/>
				)}
				<TextField label={LABELS.playDate} type="date" required min="1900-01-01" max={last} {...control('playDate')} />
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
			<ReviewDetails control={control} open={DETAIL_FIELDS.some(isFilled)} asksEmail={false} />
			<PhotographField stored={photographs} posted={again?.photographs} />
			<ErrorSummary errors={errors} />
			<Buttons>
				<SubmitButton busy="Saving...">{review.status === 'rejected' ? 'Send again' : 'Save the review'}</SubmitButton>
			</Buttons>
		</PostForm>
	);
}

const seenOf = ({ version, status }: OwnText): Seen => ({ version, rejected: status === 'rejected' });

/** What the rules ask for and the author cannot change, and the version that is edited. */
function Fixed({ review, seen }: { review: OwnText; seen: Seen }) {
	const { course, named } = review;
	const { version, rejected } = seen;
	return (
		<>
			<input type="hidden" name="version" value={version} />
			{rejected && <input type="hidden" name="rejected" value="yes" />}
			<input type="hidden" name="courseId" value={course.id} />
			<input type="hidden" name="location" value={placeOf(course)} />
			{!named && <input type="hidden" name="reviewerName" value="A golfer" />}
		</>
	);
}
