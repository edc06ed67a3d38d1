import fc from 'fast-check';
import { type FactFilter, forEachFilter } from '#domain/catalogue/facts/filters.ts';
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
	return chosen.length === 0 || own.some((one) => chosen.includes(one));
}

/** Any choices of every filter; few of a list, since all of them are wanted at once. */
export const anyChoices = () =>
	forEachFilter(({ choices, wantsAll }) =>
		fc.subarray(
			choices.map(({ value }) => value),
			{ maxLength: wantsAll ? 2 : choices.length },
		),
	);
