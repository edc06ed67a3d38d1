import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FieldGrid } from '#app/ui/forms/form-parts.tsx';
import { ASPECTS } from '#domain/reviews/aspects.ts';
import { DETAIL_LIMITS, TRANSPORTS, WEATHERS } from '#domain/reviews/circumstances.ts';
import { CURRENCIES } from '#domain/shared/currencies.ts';
import { GRADES } from './grades.ts';
import styles from './review-details.module.css';
import { type ControlOf, LABELS } from './review-fields.ts';

const TRANSPORT_WORDS = { walked: 'I walked', cart: 'I rode a cart' } as const;

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

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
					hint="A free round, a stay, a gift: say what it was, and it will stand with the review."
					{...control('benefit')}
				/>
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
			<SelectField label={LABELS.weather} {...control('weather')}>
				<option value="">Not said</option>
				{WEATHERS.map((weather) => (
					<option key={weather} value={weather}>
						{capitalise(weather)}
					</option>
				))}
			</SelectField>
			<TextField
				label={LABELS.pricePaid}
				inputMode="decimal"
				maxLength={12}
				placeholder="85"
				{...control('pricePaid')}
			/>
			<SelectField label={LABELS.priceCurrency} {...control('priceCurrency')}>
				<option value="">Choose</option>
				{CURRENCIES.map((currency) => (
					<option key={currency}>{currency}</option>
				))}
			</SelectField>
		</fieldset>
	);
}
