import { z } from 'zod';
import { orNothing } from '../reviews/rules.ts';
import { isCalendarDay, onceADay } from '../shared/day.ts';
import { CONDITION_KINDS, type ConditionKind, kindOf, type Told } from './kinds.ts';
import { CONDITION_MESSAGES } from './report-limits.ts';

const answerTo = (kind: ConditionKind) =>
	orNothing(z.enum(Object.keys(kindOf(kind).values), { error: CONDITION_MESSAGES.value }));

// Object.fromEntries cannot know that the kinds are all there.
const toldFields = Object.fromEntries(CONDITION_KINDS.map((kind) => [kind, answerTo(kind)])) as {
	[Kind in ConditionKind]: ReturnType<typeof answerTo>;
};

/**
 * The form of a report of conditions: the day, one answer at least, and a photograph that was taken in before, if any. `latestDay` is
 * the last day that may have been played: the reader's own today in the browser, today in UTC+14 on the server. That the day is not too
 * long ago, the command checks.
 */
export const conditionSchema = onceADay((latestDay: string) =>
	z
		.object({
			day: z
				.string({ error: CONDITION_MESSAGES.day })
				.refine((day) => isCalendarDay(day) && day <= latestDay, CONDITION_MESSAGES.day),
			photographId: orNothing(z.guid({ error: CONDITION_MESSAGES.photograph })),
			...toldFields,
		})
		.refine((form) => CONDITION_KINDS.some((kind) => form[kind] !== undefined), {
			path: ['greens'],
			error: CONDITION_MESSAGES.nothing,
		})
		.transform(({ day, photographId = null, ...told }) => ({ day, told: answersOf(told), photographId })),
);

/** A report as its form tells it. */
export type ConditionInput = z.output<ReturnType<typeof conditionSchema>>;

/** Without those that were left out, in the order of the kinds: the same answers are always the same text. */
const answersOf = (form: Told): Told =>
	Object.fromEntries(CONDITION_KINDS.flatMap((kind) => (form[kind] === undefined ? [] : [[kind, form[kind]]])));
