import type { FormAgain } from '#app/lib/forms/form-again.ts';
import { useFormFields } from '#app/lib/forms/use-form-fields.ts';
import { TextArea } from '#app/ui/forms/field.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import type { AnswerableReview } from '#domain/reviews/club-answers/club-answer-queries.ts';
import { paths } from '../../lib/paths.ts';
import { PostForm, SubmitButton } from '../forms/post-form.tsx';

type ClubAnswerFormProps = { review: AnswerableReview; stamp: string; again: FormAgain | undefined };

const LABELS = { answer: 'The club’s answer' };

export function ClubAnswerForm({ review, stamp, again }: ClubAnswerFormProps) {
	const { form, control } = useFormFields({
		id: 'club',
		labels: LABELS,
		lastResult: again?.result,
		defaults: { answer: review.clubAnswer?.content },
		validate: async () => (await import('./validate-club-answer.ts')).validateClubAnswer,
	});
	return (
		<PostForm form={form} action={paths.clubAnswer(review.id)} stamp={stamp}>
			<TextArea label={LABELS.answer} required rows={8} {...control('answer')} />
			<Buttons>
				<SubmitButton busy="Publishing...">
					{review.clubAnswer ? 'Publish the new words' : 'Publish the answer'}
				</SubmitButton>
			</Buttons>
		</PostForm>
	);
}
