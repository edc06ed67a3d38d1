import type { Field } from '../catalogue/facts/definition.ts';
import { type FactName, FIELD_LIST, forEachField } from '../catalogue/facts/fields.ts';
import { wordsOf } from '../catalogue/facts/words.ts';
import { COUNTRIES_BY_NAME } from '../catalogue/places/countries.ts';
import { CURRENCIES } from '../shared/currencies.ts';

/** What each field of the facts is called at the desk: on the form, in messages, in its history. In the form's order. */
export const FACT_LABELS = forEachField(({ field }) => field.label);

export const FACT_NAMES: readonly FactName[] = FIELD_LIST.map(({ name }) => name);

type Choice = { value: string; label: string };

const MONTHS: readonly Choice[] = Array.from({ length: 12 }, (_, month) => ({
	value: String(month + 1),
	label: new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(
		new Date(Date.UTC(2024, month, 1)),
	),
}));

/** The choices of a field of which one is to be chosen, as its list has them; null for every other field. */
export function choicesOf(field: Field): readonly Choice[] | null {
	switch (field.kind) {
		case 'choice':
			return field.choices.map((choice) => ({ value: String(choice), label: wordsOf(field, choice, 'desk') }));
		case 'country':
			return COUNTRIES_BY_NAME.map(({ code, name }) => ({ value: code, label: name }));
		case 'currency':
			return CURRENCIES.map((currency) => ({ value: currency, label: currency }));
		case 'month':
			return MONTHS;
		default:
			return null;
	}
}
