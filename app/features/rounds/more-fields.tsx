import type { FormFieldsControl } from '#app/lib/forms/use-form-fields.ts';
import { Checkbox } from '#app/ui/forms/checkbox.tsx';
import { ChoiceRow } from '#app/ui/forms/choice-row.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { UNSAID } from '#app/ui/forms/unsaid.tsx';
import { TRANSPORTS } from '#domain/reviews/circumstances.ts';
import { AGAIN, ROUND_HOLES, ROUND_LIMITS } from '#domain/rounds/round-limits.ts';
import { WeatherAndPrice } from '../review-form/weather-and-price.tsx';
import styles from './more-fields.module.css';
import { LABELS, type RoundField } from './round-fields.ts';

const GRADES = Array.from({ length: 10 }, (_, index) => ({ value: String(index + 1), label: index + 1 }));
const TRANSPORT_WORDS = { walked: 'Walked', cart: 'Cart' } as const;
const AGAIN_WORDS = { yes: 'Yes', 'if-somebody-else-pays': 'If somebody else pays', no: 'No' } as const;

/** Everything that may be told of a round besides its day, all of it optional. */
export function MoreFields({ control }: { control: FormFieldsControl<RoundField> }) {
	/** A row of choices with one that says nothing. */
	const choice = (name: RoundField) => {
		const { defaultValue, autoFocus: _, ...row } = control(name);
		return { ...row, label: LABELS[name], chosen: defaultValue ?? '' };
	};
	const { defaultValue: isShown, ...shown } = control('shown');
	return (
		<div className={styles.fields}>
			<TextField label={LABELS.tees} maxLength={ROUND_LIMITS.tees} placeholder="White" {...control('tees')} />
			<ChoiceRow
				{...choice('holes')}
				choices={[UNSAID, ...ROUND_HOLES.map((holes) => ({ value: holes, label: holes }))]}
			/>
			<TextField label={LABELS.score} inputMode="numeric" maxLength={3} placeholder="84" {...control('score')} />
			<WeatherAndPrice labels={LABELS} control={control} />
			<ChoiceRow
				{...choice('transport')}
				wide
				choices={[UNSAID, ...TRANSPORTS.map((value) => ({ value, label: TRANSPORT_WORDS[value] }))]}
			/>
			<TextField wide label={LABELS.partners} maxLength={ROUND_LIMITS.partners} {...control('partners')} />
			<ChoiceRow {...choice('grade')} wide serif aside="1 poor, 10 best" choices={[UNSAID, ...GRADES]} />
			<ChoiceRow
				{...choice('again')}
				wide
				choices={[UNSAID, ...AGAIN.map((value) => ({ value, label: AGAIN_WORDS[value] }))]}
			/>
			<TextArea label={LABELS.notes} {...control('notes')} />
			<Checkbox
				className={styles.wide}
				label={`${LABELS.shown}: never partners, price or notes`}
				defaultChecked={isShown === 'on'}
				{...shown}
			/>
		</div>
	);
}
