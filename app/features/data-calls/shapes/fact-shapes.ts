import { z } from 'zod';
import { FACTS, type FactKey } from '#domain/catalogue/facts/facts.ts';
import { factsWith } from '#domain/catalogue/facts/fields.ts';
import { forEachFilter } from '#domain/catalogue/facts/filters.ts';
import { SOURCED } from '#domain/catalogue/facts/sources.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { printFact } from '../../course/printed-facts.ts';

type Facts = typeof FACTS;
type CalledFact = { [Key in FactKey]: Facts[Key] extends { calls: object } ? Key : never }[FactKey];

/** Facts as data calls answer with them: in words, null where nobody has told us; of a list its words. */
type FactShape = {
	[Key in CalledFact as Facts[Key]['calls']['name']]: Facts[Key] extends { kind: 'list' }
		? z.ZodArray<z.ZodString>
		: z.ZodNullable<z.ZodString>;
};
type ToldFacts = { [Name in keyof FactShape]: z.output<FactShape[Name]> };

const CALLED = factsWith('calls').map(({ fact, told }) => ({
	...{ fact, ...told },
	isList: FACTS[fact].kind === 'list',
}));

/** What the description says of the facts. */
export const factShape = () =>
	// One entry for every name of the definitions, as the type has them.
	Object.fromEntries(
		CALLED.map(({ name, words, isList }) => [
			name,
			isList
				? z.array(z.string()).describe(words)
				: z.string().nullable().describe(`${words} Null where nobody has told us.`),
		]),
	) as FactShape;

/** The facts of a course. */
export const tellFacts = (course: CourseDetails) =>
	// As above.
	Object.fromEntries(
		CALLED.map(({ fact, name, isList }) => {
			if (isList) return [name, listOf(course, fact)];
			return [name, printFact(course, fact)?.value ?? null];
		}),
	) as ToldFacts;

/** Where the facts of a course are from, in the order of the desk's form. */
export const tellSources = ({ factSources }: CourseDetails) =>
	SOURCED.flatMap((fact) => {
		const source = factSources[fact];
		if (!source) return [];
		const { from, ref = null, day, checked = null } = source;
		return [{ fact: FACTS[fact].label, source: from, source_id: ref, taken_on: day, checked_on: checked }];
	});

function listOf({ facilities }: CourseDetails, fact: FactKey): string[] {
	if (fact !== 'facilities') throw new Error(`${fact}: no list that a course tells`);
	return facilities;
}

/** The filters of the facts, as queries have them: choices divided by dots, as in addresses of the find page. */
export const filterQuery = () =>
	forEachFilter(({ title, choices, wantsAll }) => {
		const values = choices.map(({ value }) => value);
		const one = `(?:${values.join('|')})`;
		const which = wantsAll ? 'with all of these' : 'of any of these';
		return z
			.string()
			.regex(new RegExp(`^${one}(?:\\.${one})*$`))
			.optional()
			.describe(`${title}: only courses ${which}, divided by dots: ${values.join(', ')}.`);
	});
