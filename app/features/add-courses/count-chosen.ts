import { courseField, NONE_OF_THESE } from './list-fields.ts';
import type { CheckStep } from './list-steps.ts';

/** Courses that are chosen, each once; how many of them have the mark already; and lines that still ask. */
export type Counts = { courses: number; already: number; open: number };

/** What is chosen of a list as it comes. */
export function countChosen(step: CheckStep): Counts {
	return count(step, ({ number, sure }) => {
		const chosen = step.chosen[number];
		return chosen === undefined ? (sure?.id ?? null) : (chosen ?? 0);
	});
}

/** What is chosen of it in the form as it stands. */
export function countForm(step: CheckStep, form: HTMLFormElement): Counts {
	const sent = new FormData(form);
	return count(step, ({ number, sure }) => {
		const value = sent.get(courseField(number)) ?? (sure ? NONE_OF_THESE : null);
		return value === null ? null : Number(value);
	});
}

/** `idOf`: the course of a line, 0 for none of them, null for a line that still asks. */
function count({ lines, marked }: CheckStep, idOf: (line: CheckStep['lines'][number]) => number | null): Counts {
	const ids = lines.map(idOf);
	const courses = new Set(ids.filter((id) => id !== null && id > 0));
	const already = marked.filter((id) => courses.has(id)).length;
	return { courses: courses.size, already, open: ids.filter((id) => id === null).length };
}
