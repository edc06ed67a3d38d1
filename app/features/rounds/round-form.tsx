import type { FormAgain } from '#app/lib/forms/form-again.ts';
import { useFormFields } from '#app/lib/forms/use-form-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import { PostForm, SubmitButton } from '../forms/post-form.tsx';
import { DayField } from './day-field.tsx';
import { MoreFields } from './more-fields.tsx';
import { OnlyYou } from './only-you.tsx';
import { LABELS, MORE_FIELDS, type RoundField, TO_REVIEW } from './round-fields.ts';
import styles from './round-form.module.css';

type RoundFormProps = {
	action: string;
	stamp: string;
	again: FormAgain | undefined;
	/** What is known of the round. */
	defaults?: Partial<Record<RoundField, string>>;
	today: string;
	latestDay: string;
	/** Everything stands open, as of a round that is edited. */
	open?: boolean;
	/** Offers to go on to a review once the round is saved. */
	toReview?: boolean;
};

/** A round: its day, and folded away everything else that may be told of it. */
export function RoundForm({
	action,
	stamp,
	again,
	defaults = {},
	today,
	latestDay,
	open = false,
	toReview = false,
}: RoundFormProps) {
	const { form, control, errors } = useFormFields<RoundField>({
		id: 'round',
		labels: LABELS,
		lastResult: again?.result,
		// What was left empty in the form that comes back is empty, whatever it held before.
		defaults: again ? {} : defaults,
		validate: async () => (await import('./validate-round.ts')).validateRound,
	});
	const isFilled = (name: RoundField) => Boolean(control(name).defaultValue || control(name).error);
	return (
		<PostForm form={form} action={action} stamp={stamp}>
			<DayField today={today} latestDay={latestDay} day={control('day')} other={control('otherDay')} />
			<details className={styles.more} open={open || MORE_FIELDS.some(isFilled) || undefined}>
				<summary>Add score, tees, partners, a grade</summary>
				<MoreFields control={control} />
			</details>
			<OnlyYou>Only you see this round, unless you show it.</OnlyYou>
			<ErrorSummary errors={errors} />
			<Buttons>
				<SubmitButton busy="Saving...">Save</SubmitButton>
				{toReview && (
					<Button type="submit" look="line" name="intent" value={TO_REVIEW}>
						Make it a review
					</Button>
				)}
			</Buttons>
		</PostForm>
	);
}
