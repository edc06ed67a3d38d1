import { z } from 'zod';
import { TRANSPORTS, WEATHERS } from '../reviews/circumstances.ts';
import { amount, grade, hasItsCurrency, hasKeptPrice, line, orNothing } from '../reviews/rules.ts';
import { CURRENCIES } from '../shared/currencies.ts';
import { isCalendarDay, onceADay } from '../shared/day.ts';
import { cleanText } from '../shared/text/text.ts';
import { AGAIN, OTHER_DAY, ROUND_HOLES, ROUND_LIMITS, ROUND_MESSAGES } from './round-limits.ts';

/**
 * The form of a round: everything but the day may be left out. `latestDay` is the last day that may have been played: the reader's
 * own today in the browser, today in UTC+14 on the server (X9).
 */
export const roundSchema = onceADay((latestDay: string) =>
	z.preprocess(
		chooseDay,
		z
			.object(roundFields(latestDay))
			.refine(hasItsCurrency, { path: ['priceCurrency'], error: ROUND_MESSAGES.priceCurrency })
			.refine(hasKeptPrice, { path: ['pricePaid'], error: ROUND_MESSAGES.priceKept }),
	),
);

/** A round as the form tells it: `pricePaid` in major units of `priceCurrency`, `holes` and `score` as numbers. */
export type RoundInput = z.output<ReturnType<typeof roundSchema>>;

/** The day that was chosen: today and yesterday stand there themselves, any other in a field of its own. */
function chooseDay(form: unknown): unknown {
	if (typeof form !== 'object' || form === null || !('day' in form) || form.day !== OTHER_DAY) return form;
	return { ...form, day: 'otherDay' in form ? form.otherDay : undefined };
}

const longText = (most: number, message: string) =>
	z
		.string({ error: message })
		.overwrite(cleanText)
		.refine((text) => text.length <= most, message);

const shortText = (most: number, message: string) => line(message).refine((text) => text.length <= most, message);

const roundFields = (latestDay: string) => ({
	day: z
		.string({ error: ROUND_MESSAGES.day })
		.refine(isCalendarDay, { error: ROUND_MESSAGES.day, abort: true })
		.refine((day) => day >= `${ROUND_LIMITS.earliestYear}-01-01`, ROUND_MESSAGES.dayTooEarly)
		.refine((day) => day <= latestDay, ROUND_MESSAGES.dayFuture),
	tees: orNothing(shortText(ROUND_LIMITS.tees, ROUND_MESSAGES.tees)),
	holes: orNothing(z.enum(ROUND_HOLES, ROUND_MESSAGES.holes).transform(Number)),
	score: orNothing(
		z
			.string({ error: ROUND_MESSAGES.score })
			.trim()
			.regex(/^\d{1,3}$/, ROUND_MESSAGES.score)
			.transform(Number)
			.refine((score) => score >= ROUND_LIMITS.leastScore && score <= ROUND_LIMITS.mostScore, ROUND_MESSAGES.score),
	),
	transport: orNothing(z.enum(TRANSPORTS, ROUND_MESSAGES.transport)),
	partners: orNothing(shortText(ROUND_LIMITS.partners, ROUND_MESSAGES.partners)),
	pricePaid: orNothing(amount(ROUND_MESSAGES.pricePaid)),
	priceCurrency: orNothing(z.enum(CURRENCIES, ROUND_MESSAGES.priceCurrency)),
	weather: orNothing(z.enum(WEATHERS, ROUND_MESSAGES.weather)),
	grade: orNothing(grade(ROUND_MESSAGES.grade)),
	again: orNothing(z.enum(AGAIN, ROUND_MESSAGES.again)),
	notes: orNothing(longText(ROUND_LIMITS.notes, ROUND_MESSAGES.notes)),
	/** A box that is not ticked is not sent. */
	shown: z
		.unknown()
		.optional()
		.transform((ticked) => ticked === 'on' || ticked === 'true'),
});
