import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FieldGrid } from '#app/ui/forms/form-parts.tsx';
import { ASPECTS } from '#domain/reviews/aspects.ts';
import { DETAIL_LIMITS, INSIDERS, TRANSPORTS } from '#domain/reviews/circumstances.ts';
import { RATING_WORDS } from '#domain/reviews/rating/rating-words.ts';
import { GRADES } from './grades.ts';
import styles from './review-details.module.css';
import { type ControlOf, LABELS } from './review-fields.ts';
import { WeatherAndPrice } from './weather-and-price.tsx';

const TRANSPORT_WORDS = { walked: 'I walked', cart: 'I rode a cart' } as const;

const INSIDER_CHOICES = {
	'club member': 'I am a member of the club',
	employee: 'I work there',
	owner: 'I own it, or a part of it',
	relative: 'I am a relative of somebody there',
	competitor: 'I am with a competitor',
} as const;

type DetailFieldsProps = {
	control: ControlOf;
	/** Asks for an address to send the link to: members need none. */
	asksEmail: boolean;
};

/** What may be said besides (decisions C10, R8): the round, grades for aspects, pros and cons, benefits, an address. */
export function DetailFields({ control, asksEmail }: DetailFieldsProps) {
	return (
		<div className={styles.inside}>
			<Grades control={control} />
			<Round control={control} />
			<FieldGrid>
				<TextArea wide={false} optional hint="One a line." label={LABELS.pros} {...control('pros')} />
				<TextArea wide={false} optional hint="One a line." label={LABELS.cons} {...control('cons')} />
				<TextArea
					optional
					className={styles.short}
					label={LABELS.benefit}
					hint={`A free round, a stay, a gift: say what it was. It will stand with the review, which then counts ${RATING_WORDS.benefit}. Leave it empty if there was none.`}
					{...control('benefit')}
				/>
				<SelectField
					wide
					optional
					label={LABELS.insider}
					hint={`Yours is as welcome as any. It will say so, and count ${RATING_WORDS.insider}.`}
					{...control('insider')}
				>
					<option value="">No</option>
					{INSIDERS.map((tie) => (
						<option key={tie} value={tie}>
							{INSIDER_CHOICES[tie]}
						</option>
					))}
				</SelectField>
				{asksEmail && (
					<TextField
						wide
						optional
						type="email"
						autoComplete="email"
						label={LABELS.email}
						hint="For the link by which you can change or delete the review later. Shown to nobody."
						{...control('email')}
					/>
				)}
			</FieldGrid>
		</div>
	);
}

function Grades({ control }: Pick<DetailFieldsProps, 'control'>) {
	return (
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
	);
}

function Round({ control }: Pick<DetailFieldsProps, 'control'>) {
	return (
		<fieldset className={`${styles.aspects} ${styles.round}`}>
			<legend>Your round, all optional</legend>
			<TextField label={LABELS.tees} maxLength={DETAIL_LIMITS.tees} placeholder="Yellow" {...control('tees')} />
			<SelectField label={LABELS.transport} {...control('transport')}>
				<option value="">Not said</option>
				{TRANSPORTS.map((way) => (
					<option key={way} value={way}>
						{TRANSPORT_WORDS[way]}
					</option>
				))}
			</SelectField>
			<WeatherAndPrice labels={LABELS} control={control} />
		</fieldset>
	);
}
