import { Checkbox } from '#app/ui/forms/checkbox.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import type { Field } from '#domain/catalogue/facts/definition.ts';
import type { FactName } from '#domain/catalogue/facts/fields.ts';
import { choicesOf } from '#domain/course-desk/fact-options.ts';
import { boxName } from './fact-values.ts';
import styles from './facts-form.module.css';

type FactFieldProps = {
	name: FactName;
	field: Field;
	value: string;
	error?: string;
	/** A second sentence of its hint. */
	more?: string;
};

/** One field of the facts, as its kind asks for it. */
export function FactField({ name, field, value, error, more }: FactFieldProps) {
	const hint = [field.hint, more].filter(Boolean).join(' ') || undefined;
	const isRequired = field.kind === 'text' && field.required === true;
	const common = { id: name, name, label: field.label, defaultValue: value, error, hint };
	const choices = choicesOf(field);
	const isAlways = field.kind === 'country' || (field.kind === 'choice' && field.otherwise !== undefined);
	if (choices) return <Choice {...common} choices={choices} optional={!isAlways} />;
	if (field.kind === 'lines') return <TextArea {...common} optional />;
	if (field.kind === 'text' && field.text === 'paragraphs') return <TextArea {...common} optional rows={6} />;
	return (
		<TextField
			{...common}
			{...(isRequired ? { required: true } : { optional: true })}
			{...(field.kind === 'day' && { type: 'date' })}
			inputMode={inputModeOf(field)}
		/>
	);
}

function inputModeOf(field: Field): 'numeric' | 'decimal' | 'url' | undefined {
	if (field.kind === 'whole' || field.kind === 'year') return 'numeric';
	if (field.kind === 'degrees' || field.kind === 'amount') return 'decimal';
	return field.kind === 'text' && field.text === 'website' ? 'url' : undefined;
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

type TickedFactProps = {
	name: FactName;
	field: Extract<Field, { kind: 'list' }>;
	ticked: unknown;
};

/** A box for each choice of a list. */
export function TickedFact({ name, field, ticked }: TickedFactProps) {
	const chosen: readonly unknown[] = Array.isArray(ticked) ? ticked : [];
	return (
		<fieldset className={styles.group}>
			<legend>{field.label}</legend>
			<div className={styles.boxes}>
				{field.choices.map((choice, index) => (
					<Checkbox
						key={choice}
						id={boxName(name, index)}
						name={boxName(name, index)}
						label={choice}
						defaultChecked={chosen.includes(choice)}
					/>
				))}
			</div>
		</fieldset>
	);
}
