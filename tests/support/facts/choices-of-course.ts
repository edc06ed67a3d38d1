import fc from 'fast-check';
import type { Field } from '#domain/catalogue/facts/definition.ts';
import type { CourseFacts } from '#domain/catalogue/facts/fields.ts';
import { type FactFilter, forEachFilter } from '#domain/catalogue/facts/filters.ts';
import { INDEXED, type IndexedFact } from '#domain/catalogue/facts/indexed.ts';
import { addressWord } from '#domain/catalogue/facts/words.ts';

/** What a course has of the choices of a filter, as addresses have them: by a look at the course alone. */
export function choicesOfCourse(
	{ fact, choices, ends }: FactFilter,
	course: Readonly<Record<string, unknown>>,
): string[] {
	const stored = course[fact];
	if (stored === null || stored === undefined) return [];
	if (ends)
		return choices.slice(ends.findIndex((end) => Number(stored) <= end)).flatMap(({ value }, at) => (at ? [] : value));
	const words = [stored].flat().map((one) => addressWord(String(one)));
	return choices.map(({ value }) => value).filter((value) => words.includes(value));
}

/** Whether a course passes a filter in which some choices are chosen. */
export function passesFilter(
	filter: FactFilter,
	chosen: readonly string[],
	course: Readonly<Record<string, unknown>>,
): boolean {
	const own = choicesOfCourse(filter, course);
	if (filter.wantsAll) return chosen.every((one) => own.includes(one));
	if (chosen.length === 0) return filter.otherwise === null || own.includes(filter.otherwise);
	return own.some((one) => chosen.includes(one));
}

/** Any choices of every filter; few of a list, since all of them are wanted at once. */
export const anyChoices = () =>
	forEachFilter(({ choices, wantsAll }) =>
		fc.subarray(
			choices.map(({ value }) => value),
			{ maxLength: wantsAll ? 2 : choices.length },
		),
	);

/** Any value, or none, of every fact that the course index keeps. */
export const anyIndexedFacts = () =>
	// One entry for every fact of the index, since `INDEXED` is made of the definitions that its type comes from.
	Object.fromEntries(INDEXED.map(({ fact, field }) => [fact, anyValue(field)])) as {
		[Fact in IndexedFact]: fc.Arbitrary<CourseFacts[Fact]>;
	};

function anyValue(field: Field): fc.Arbitrary<unknown> {
	if (field.kind === 'list') return fc.subarray([...field.choices]);
	const known = field.kind === 'choice' ? fc.constantFrom<unknown>(...field.choices) : anyNumber(field);
	return field.kind === 'choice' && field.otherwise !== undefined ? known : fc.option(known, { freq: 3 });
}

function anyNumber(field: Field): fc.Arbitrary<number> {
	if (field.kind !== 'whole') throw new Error(`${field.label}: the index cannot keep it`);
	return fc.integer({ min: field.least, max: field.most });
}
