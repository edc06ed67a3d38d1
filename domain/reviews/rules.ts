import { z } from 'zod';
import { isCalendarDay } from '../shared/day.ts';
import { isHonestName } from '../shared/shown-name.ts';
import { cleanLine, cleanText, visibleLength } from '../shared/text.ts';
import { ASPECTS, type Aspect } from './aspects.ts';
import { REVIEW_LIMITS, REVIEW_MESSAGES } from './messages.ts';

/** One line of text, as it is stored. */
const line = (message: string) => z.string({ error: message }).overwrite(cleanLine);

/** The id of a course, as a form sends it. */
export const COURSE_ID = /^[1-9]\d{0,8}$/;

/** A whole step from 1 to 10, as a select sends it: "10", not "10 ", "1e1" or "5.5" (S50). */
const grade = (message: string) =>
	z
		.string({ error: message })
		.regex(/^(?:[1-9]|10)$/, message)
		.transform(Number);

const optionalGrade = z.preprocess(
	(value) => (value === '' ? undefined : value),
	grade(REVIEW_MESSAGES.aspect).optional(),
);

/** Pros and cons: one point a line in a text area. */
const points = z
	.string()
	.optional()
	.transform((text) =>
		(text ?? '')
			.split(/\r\n?|\n/)
			.map(cleanLine)
			.filter((item) => visibleLength(item) > 0),
	)
	.refine((items) => items.length <= REVIEW_LIMITS.listItems, REVIEW_MESSAGES.listItems)
	.refine((items) => items.every((item) => item.length <= REVIEW_LIMITS.listItem), REVIEW_MESSAGES.listItem);

/** What the reviewer was given for it, in words (decision R8); nothing when there was none. */
const benefit = z
	.string()
	.overwrite(cleanText)
	.refine((text) => text.length <= REVIEW_LIMITS.benefit, REVIEW_MESSAGES.benefit)
	.optional()
	.transform((text) => (text && visibleLength(text) > 0 ? text : undefined));

/**
 * The review form. `latestDay` is the last day that may have been played: the reader's own today in the browser, today in
 * UTC+14 on the server (decision X9).
 */
export function reviewSchema(latestDay: string) {
	return z.object({
		courseId: z
			.string({ error: REVIEW_MESSAGES.courseId })
			.regex(COURSE_ID, REVIEW_MESSAGES.courseId)
			.transform(Number),
		location: line(REVIEW_MESSAGES.location).refine((text) => visibleLength(text) >= 2, REVIEW_MESSAGES.location),
		rating: grade(REVIEW_MESSAGES.rating),
		playDate: playedDay(latestDay),
		reviewText: z
			.string({ error: REVIEW_MESSAGES.reviewText })
			.overwrite(cleanText)
			.refine((text) => visibleLength(text) >= 10, REVIEW_MESSAGES.reviewText)
			.refine((text) => text.length <= REVIEW_LIMITS.content, REVIEW_MESSAGES.reviewTextLong),
		reviewerName: line(REVIEW_MESSAGES.reviewerName)
			.refine((text) => visibleLength(text) >= 2, REVIEW_MESSAGES.reviewerName)
			.refine((text) => text.length <= REVIEW_LIMITS.name, REVIEW_MESSAGES.reviewerNameLong)
			.refine(isHonestName, REVIEW_MESSAGES.reviewerNameDishonest),
		pros: points,
		cons: points,
		benefit,
		...(Object.fromEntries(ASPECTS.map((aspect) => [aspect, optionalGrade])) as Record<Aspect, typeof optionalGrade>),
	});
}

export type ReviewInput = z.output<ReturnType<typeof reviewSchema>>;

/** A calendar day that exists, not before 1900 and not after `latestDay`. */
function playedDay(latestDay: string) {
	return z
		.string({ error: REVIEW_MESSAGES.playDate })
		.refine(isCalendarDay, { error: REVIEW_MESSAGES.playDate, abort: true })
		.refine((day) => day >= '1900-01-01', REVIEW_MESSAGES.playDateTooEarly)
		.refine((day) => day <= latestDay, REVIEW_MESSAGES.playDateFuture);
}
