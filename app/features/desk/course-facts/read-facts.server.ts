import { textOf } from '#app/lib/forms/form-body.ts';
import { type CourseFacts, type FactName, FIELD_LIST } from '#domain/catalogue/facts/fields.ts';
import { factsSchema } from '#domain/course-desk/fact-rules.ts';
import { boxName, type FactValues, makeValues } from './fact-values.ts';

export type FactErrors = Partial<Record<FactName, string>>;

/** What a posted form says of a course: the facts, or what is wrong with them; and every word as it was typed. */
export function readFacts(
	form: FormData,
	now: Date,
): { values: FactValues; facts: CourseFacts | null; errors: FactErrors } {
	const values = makeValues(
		(name) => textOf(form, name),
		(name) => tickedOf(form, name),
	);
	const read = factsSchema(now).safeParse(values);
	if (read.success) return { values, facts: read.data, errors: {} };
	const errors: FactErrors = {};
	for (const { path, message } of read.error.issues) errors[path[0] as FactName] ??= message;
	return { values, facts: null, errors };
}

function tickedOf(form: FormData, name: FactName): string[] {
	const field = FIELD_LIST.find((one) => one.name === name)?.field;
	if (field?.kind !== 'list') return [];
	return field.choices.filter((_, index) => form.has(boxName(name, index)));
}
