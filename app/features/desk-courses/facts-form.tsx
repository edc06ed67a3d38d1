import { COUNTRIES_BY_NAME } from '#domain/catalogue/countries.ts';
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { FACT_CHOICES, FACT_LABELS, type FactName } from '#domain/course-desk/fact-options.ts';
import { CURRENCIES } from '#domain/reviews/circumstances.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Buttons, FieldGrid, FormStack } from '../../ui/form-parts.tsx';
import { type FactValues, facilityField } from './fact-values.ts';
import styles from './facts-form.module.css';

type FactsFormProps = {
	action: string;
	values: FactValues;
	/** The mark of the facts that the editor saw. */
	seen: string;
	errors: Partial<Record<FactName, string>>;
	submit: string;
	/** The course is only being made: it has no address yet that could go on leading to it. */
	isNew?: boolean;
};

/** Every fact of a course, in groups. Works as it stands, without JavaScript. */
export function FactsForm({ action, values, seen, errors, submit, isNew }: FactsFormProps) {
	const field = (name: Exclude<FactName, 'facilities'>) => ({
		id: name,
		name,
		label: FACT_LABELS[name],
		defaultValue: values[name],
		error: errors[name],
	});
	const wrong = (Object.keys(FACT_LABELS) as FactName[]).filter((name) => errors[name]);
	return (
		<form method="post" action={action} className={styles.form} noValidate>
			<input type="hidden" name="seen" value={seen} />
			<FormStack>
				<ErrorSummary
					title="Not saved: some fields need another look"
					errors={wrong.map((name) => ({ id: name, label: errors[name] ?? '' }))}
				/>
				<Group title="Name and place">
					<TextField {...field('name')} required />
					<TextField
						{...field('slug')}
						required
						hint={`The last part of its address.${isNew ? '' : ' The present one goes on leading here.'}`}
					/>
					<TextArea {...field('otherNames')} optional hint="One a line." />
					<TextField {...field('locality')} optional />
					<TextField {...field('region')} optional />
					<Choice {...field('country')} choices={COUNTRY_CHOICES} />
					<TextField {...field('latitude')} optional inputMode="decimal" />
					<TextField {...field('longitude')} optional inputMode="decimal" />
				</Group>
				<Group title="The course">
					<TextField {...field('holes')} optional inputMode="numeric" />
					<TextField {...field('par')} optional inputMode="numeric" />
					<TextField {...field('lengthMetres')} optional inputMode="numeric" hint="In metres, from the back tees." />
					<TextField {...field('type')} optional hint="Printed instead of holes and par." />
					<Choice {...field('difficulty')} choices={FACT_CHOICES.difficulty} optional />
					<Choice {...field('terrain')} choices={FACT_CHOICES.terrain} optional />
					<TextField {...field('architect')} optional />
					<TextField {...field('openedYear')} optional inputMode="numeric" hint="The year." />
					<TextArea {...field('description')} optional rows={6} />
				</Group>
				<Facilities ticked={values.facilities} />
				<Group title="Visiting">
					<Choice {...field('access')} choices={FACT_CHOICES.access} optional />
					<Choice {...field('priceBand')} choices={FACT_CHOICES.priceBand} optional />
					<Choice {...field('seasonFrom')} choices={FACT_CHOICES.seasonFrom} optional />
					<Choice {...field('seasonTo')} choices={FACT_CHOICES.seasonTo} optional />
					<TextField {...field('greenFee')} optional inputMode="decimal" hint="What a visitor pays for a round." />
					<Choice {...field('greenFeeCurrency')} choices={CURRENCY_CHOICES} optional />
					<TextField {...field('greenFeeChecked')} optional type="date" hint="The day on which somebody looked." />
					<TextField {...field('website')} optional inputMode="url" />
					<TextField
						{...field('imageUrl')}
						optional
						hint="An address on this site; without one a golfer's photograph or the cover is shown."
					/>
				</Group>
				<Buttons>
					<Button type="submit" look="flag">
						{submit}
					</Button>
				</Buttons>
			</FormStack>
		</form>
	);
}

const COUNTRY_CHOICES = COUNTRIES_BY_NAME.map(({ code, name }) => ({ value: code, label: name }));

const CURRENCY_CHOICES = CURRENCIES.map((currency) => ({ value: currency, label: currency }));

function Group({ title, children }: { title: string; children: React.ReactNode }) {
	return (
		<fieldset className={styles.group}>
			<legend>{title}</legend>
			<FieldGrid>{children}</FieldGrid>
		</fieldset>
	);
}

type ChoiceProps = React.ComponentProps<typeof SelectField> & { choices: readonly { value: string; label: string }[] };

/** A list to choose from; a stored value that is none of its choices stays until another is chosen. */
function Choice({ choices, ...field }: ChoiceProps) {
	const value = String(field.defaultValue ?? '');
	const isOther = value !== '' && !choices.some((choice) => choice.value === value);
	return (
		<SelectField {...field}>
			<option value="">Not known</option>
			{isOther && <option value={value}>{value}</option>}
			{choices.map((choice) => (
				<option key={choice.value} value={choice.value}>
					{choice.label}
				</option>
			))}
		</SelectField>
	);
}

function Facilities({ ticked }: { ticked: readonly string[] }) {
	return (
		<fieldset className={styles.group}>
			<legend>{FACT_LABELS.facilities}</legend>
			<div className={styles.boxes}>
				{FACILITIES.map((facility, index) => (
					<Checkbox
						key={facility}
						id={facilityField(index)}
						name={facilityField(index)}
						label={facility}
						defaultChecked={ticked.includes(facility)}
					/>
				))}
			</div>
		</fieldset>
	);
}
