import { ASPECTS } from '#domain/reviews/aspects.ts';
import { REVIEW_LIMITS } from '#domain/reviews/messages.ts';
import { SelectField, TextArea } from '../../ui/field.tsx';
import { FieldGrid } from '../../ui/form-parts.tsx';
import { GRADES } from './grades.ts';
import styles from './review-details.module.css';
import { type ControlOf, LABELS } from './review-fields.ts';

type ReviewDetailsProps = {
	control: ControlOf;
	/** Something in it was filled or has to be mended. */
	open: boolean;
};

/** What may be said besides (decisions C10, R8): grades for aspects, pros and cons, benefits. */
export function ReviewDetails({ control, open }: ReviewDetailsProps) {
	return (
		<details className={styles.details} open={open || undefined}>
			<summary>Add details</summary>
			<div className={styles.inside}>
				<fieldset className={styles.aspects}>
					<legend>Grades for parts of the course, all optional</legend>
					{ASPECTS.map((aspect) => (
						<SelectField key={aspect} label={LABELS[aspect]} {...control(aspect)}>
							<option value="">No grade</option>
							{GRADES.map((grade) => (
								<option key={grade} value={grade}>
									{grade} / 10
								</option>
							))}
						</SelectField>
					))}
				</fieldset>
				<FieldGrid>
					<TextArea wide={false} optional hint="One a line." label={LABELS.pros} {...control('pros')} />
					<TextArea wide={false} optional hint="One a line." label={LABELS.cons} {...control('cons')} />
					<TextArea
						optional
						className={styles.short}
						label={LABELS.benefit}
						hint="A free round, a stay, a gift: say what it was, and it will stand with the review."
						maxLength={REVIEW_LIMITS.benefit}
						{...control('benefit')}
					/>
				</FieldGrid>
			</div>
		</details>
	);
}
