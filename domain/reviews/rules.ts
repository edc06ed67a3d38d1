import { z } from 'zod';
import { CURRENCIES, isKept } from '../shared/currencies.ts';
import { isCalendarDay, onceADay } from '../shared/day.ts';
import { hasSigns, NAME_WITH_SIGNS, poses } from '../shared/names/shown-name.ts';
import { emailAddress } from '../shared/text/email.ts';
import { cleanLine, cleanText, visibleLength } from '../shared/text/text.ts';
import { LEAST_NAME, LEAST_TEXT } from '../shared/text/text-limits.ts';
import { ASPECTS, type Aspect } from './aspects.ts';
import { DETAIL_LIMITS, DETAIL_MESSAGES, INSIDERS, TRANSPORTS, WEATHERS } from './circumstances.ts';
import { FIELD_MESSAGES } from './field-messages.ts';
import { REVIEW_LIMITS } from './messages.ts';

/** One line of text, as it is stored. */
export const line = (message: string) => z.string({ error: message }).overwrite(cleanLine);

/** The id of a course, as a form sends it. */
export const COURSE_ID = /^[1-9]\d{0,8}$/;

/** A whole step from 1 to 10, as a select sends it: "10", not "10 ", "1e1" or "5.5" (S50). */
export const grade = (message: string) =>
	z
		.string({ error: message })
		.regex(/^(?:[1-9]|10)$/, message)
		.transform(Number);

/** What a form sends for a field that was left alone is no value. */
export const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess(
		(value) => (typeof value === 'string' && visibleLength(value) === 0 ? undefined : value),
		schema.optional(),
	);

const optionalGrade = orNothing(grade(FIELD_MESSAGES.aspect));

/** An amount of money in whole units and hundredths, with a point or a comma. */
export const amount = (message: string) =>
	z
		.string({ error: message })
		.trim()
		.regex(new RegExp(`^\\d{1,${DETAIL_LIMITS.price}}(?:[.,]\\d{1,2})?$`), message)
		.transform((text) => Number(text.replace(',', '.')));

type Price = { pricePaid?: number | undefined; priceCurrency?: string | undefined };

/** Of a price the currency is told too. */
export const hasItsCurrency = ({ pricePaid, priceCurrency }: Price) =>
	pricePaid === undefined || priceCurrency !== undefined;

/** The price has room in its column. */
export const hasKeptPrice = ({ pricePaid, priceCurrency }: Price) =>
	pricePaid === undefined || priceCurrency === undefined || isKept(pricePaid, priceCurrency);

/** The circumstances of the round, each left out as the reviewer likes. */
const circumstances = {
	tees: orNothing(line(DETAIL_MESSAGES.tees).refine((text) => text.length <= DETAIL_LIMITS.tees, DETAIL_MESSAGES.tees)),
	transport: orNothing(z.enum(TRANSPORTS, DETAIL_MESSAGES.choice)),
	weather: orNothing(z.enum(WEATHERS, DETAIL_MESSAGES.choice)),
	pricePaid: orNothing(amount(DETAIL_MESSAGES.pricePaid)),
	priceCurrency: orNothing(z.enum(CURRENCIES, DETAIL_MESSAGES.priceCurrency)),
	/** Where a visitor gets the link that edits or removes the review. */
	email: orNothing(emailAddress),
};

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
	.refine((items) => items.length <= REVIEW_LIMITS.listItems, FIELD_MESSAGES.listItems)
	.refine((items) => items.every((item) => item.length <= REVIEW_LIMITS.listItem), FIELD_MESSAGES.listItem);

/** Answers to the question whether there was a benefit that say that there was none: what is halved is a benefit, not an answer. */
const NO_BENEFIT =
	/^(?:no(?:ne|thing|pe|t at all)?|n\/?a|nil|nej|inget|inga|-+)(?: benefits?)?(?: (?:at all|whatsoever))?[\s.!]*$/i;

/** What the reviewer was given for it, in words (decision R8); nothing when there was none. */
const benefit = z
	.string()
	.overwrite(cleanText)
	.refine((text) => text.length <= REVIEW_LIMITS.benefit, FIELD_MESSAGES.benefit)
	.optional()
	.transform((text) => (text && visibleLength(text) > 0 && !NO_BENEFIT.test(text) ? text : undefined));

/**
 * The review form. `latestDay` is the last day that may have been played: the reader's own today in the browser, today in
 * UTC+14 on the server (decision X9). Made once a day, as zod takes longer to make a schema than to parse a review by it.
 */
export const reviewSchema = onceADay((latestDay: string) => {
	const fields = z.object(reviewFields(latestDay));
	return fields
		.refine(hasItsCurrency, { path: ['priceCurrency'], error: DETAIL_MESSAGES.priceCurrency })
		.refine(hasKeptPrice, { path: ['pricePaid'], error: DETAIL_MESSAGES.priceKept });
});

/** A review as the form has it. The data calls take one whose author tells neither name nor day (decision S8). */
export type ReviewInput = Omit<z.output<ReturnType<typeof reviewSchema>>, 'playDate' | 'reviewerName'> & {
	playDate: string | null;
	reviewerName: string | null;
};

/** The rule of each field. */
export function reviewFields(latestDay: string) {
	return {
		courseId: z.string({ error: FIELD_MESSAGES.courseId }).regex(COURSE_ID, FIELD_MESSAGES.courseId).transform(Number),
		location: line(FIELD_MESSAGES.location).refine(
			(text) => visibleLength(text) >= LEAST_NAME,
			FIELD_MESSAGES.location,
		),
		rating: grade(FIELD_MESSAGES.rating),
		playDate: playedDay(latestDay),
		reviewText: z
			.string({ error: FIELD_MESSAGES.reviewText })
			.overwrite(cleanText)
			.refine((text) => visibleLength(text) >= LEAST_TEXT, FIELD_MESSAGES.reviewText)
			.refine((text) => text.length <= REVIEW_LIMITS.content, FIELD_MESSAGES.reviewTextLong),
		reviewerName: line(FIELD_MESSAGES.reviewerName)
			.refine((text) => visibleLength(text) >= LEAST_NAME, FIELD_MESSAGES.reviewerName)
			.refine((text) => text.length <= REVIEW_LIMITS.name, FIELD_MESSAGES.reviewerNameLong)
			.refine((text) => !hasSigns(text), NAME_WITH_SIGNS)
			.refine((text) => !poses(text), FIELD_MESSAGES.reviewerNameDishonest),
		pros: points,
		cons: points,
		benefit,
		insider: orNothing(z.enum(INSIDERS, DETAIL_MESSAGES.choice)),
		...circumstances,
		...(Object.fromEntries(ASPECTS.map((aspect) => [aspect, optionalGrade])) as Record<Aspect, typeof optionalGrade>),
	};
}

/** A calendar day that exists, not before `earliestYear` and not after `latestDay`. */
function playedDay(latestDay: string) {
	return z
		.string({ error: FIELD_MESSAGES.playDate })
		.refine(isCalendarDay, { error: FIELD_MESSAGES.playDate, abort: true })
		.refine((day) => day >= `${REVIEW_LIMITS.earliestYear}-01-01`, FIELD_MESSAGES.playDateTooEarly)
		.refine((day) => day <= latestDay, FIELD_MESSAGES.playDateFuture);
}
