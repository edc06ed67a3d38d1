import { formatNumber } from '#app/lib/format/format.ts';
import type { Field } from '#domain/catalogue/facts/definition.ts';
import { wordsOf } from '#domain/catalogue/facts/words.ts';
import { formatLength } from './course-length.ts';

/** What is stored of a field as it is printed; null where that is not known. */
export function printValue(field: Field, value: unknown): string | null {
	if (Array.isArray(value)) return value.join(', ') || null;
	if (typeof value === 'number' && field.kind === 'whole')
		return field.unit === 'metres' ? formatLength(value) : formatNumber(value);
	if ((typeof value !== 'number' && typeof value !== 'string') || value === '') return null;
	return field.kind === 'choice' ? wordsOf(field, value, 'print') : String(value);
}
