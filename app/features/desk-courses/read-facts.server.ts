import { FACILITIES } from '#domain/catalogue/facilities.ts';
import type { FactName } from '#domain/course-desk/fact-options.ts';
import { factsSchema } from '#domain/course-desk/fact-rules.ts';
import type { CourseFacts } from '#domain/course-desk/facts.ts';
import { textOf } from '../../lib/form-body.ts';
import { type FactValues, facilityField, TEXT_FACTS } from './fact-values.ts';

export type FactErrors = Partial<Record<FactName, string>>;

/** What a posted form says of a course: the facts, or what is wrong with them; and every word as it was typed. */
export function readFacts(
	form: FormData,
	now: Date,
): { values: FactValues; facts: CourseFacts | null; errors: FactErrors } {
	const facilities = FACILITIES.filter((_, index) => form.has(facilityField(index)));
	const texts = Object.fromEntries(TEXT_FACTS.map((name) => [name, textOf(form, name)]));
	const values = { ...texts, facilities } as FactValues;
	const read = factsSchema(now).safeParse(values);
	if (read.success) return { values, facts: read.data, errors: {} };
	const errors: FactErrors = {};
	for (const { path, message } of read.error.issues) errors[path[0] as FactName] ??= message;
	return { values, facts: null, errors };
}
