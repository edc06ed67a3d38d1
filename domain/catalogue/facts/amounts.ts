import { inMajorUnits, inMinorUnits } from '#domain/shared/currencies.ts';
import type { FactKey } from './facts.ts';
import { fieldsOf, type NamedField } from './fields.ts';

/** The field that tells the currency of the amounts of a fact. */
function currencyOf(fact: FactKey): NamedField {
	const found = fieldsOf(fact).find(({ field }) => field.kind === 'currency');
	if (!found) throw new Error(`${fact}: an amount without a currency`);
	return found;
}

type Row = Readonly<Record<string, unknown>>;

/** What a field holds by a row of the table, read by the names of its columns: amounts in whole units, as text. */
export function heldInRow({ fact, field }: NamedField, row: Row): unknown {
	const value = row[field.column] ?? null;
	if (field.kind !== 'amount' || value === null) return value;
	const currency = row[currencyOf(fact).field.column];
	return typeof currency === 'string' ? inMajorUnits(Number(value), currency) : null;
}

/** What the column of a field holds by facts, read by the names of their fields: amounts in minor units; null for an empty list. */
export function storedOf({ fact, name, field }: NamedField, facts: Row): unknown {
	const value = facts[name] ?? null;
	if (field.kind === 'list' && Array.isArray(value) && value.length === 0) return null;
	if (field.kind !== 'amount' || value === null) return value;
	const currency = facts[currencyOf(fact).name];
	return typeof currency === 'string' ? inMinorUnits(String(value), currency) : null;
}
