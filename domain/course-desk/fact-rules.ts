import { z } from 'zod';
import type { Field } from '../catalogue/facts/definition.ts';
import { type CourseFacts, type FactName, forEachField } from '../catalogue/facts/fields.ts';
import { isNumbered } from '../catalogue/facts/storage.ts';
import { greenFee } from '../catalogue/facts/visiting.ts';
import { cleanWebsite } from '../catalogue/import/rows/clean-text.ts';
import { refuseName } from '../catalogue/import/rows/names.ts';
import { readDecimal, readWhole } from '../catalogue/import/rows/numbers.ts';
import { getCountry } from '../catalogue/places/countries.ts';
import { CURRENCIES, minorDigits } from '../shared/currencies.ts';
import { isCalendarDay, latestDayOnEarth } from '../shared/day.ts';
import { cleanLine, cleanText, visibleLength } from '../shared/text/text.ts';
import { FACT_MESSAGES, messageOf, NAME_MESSAGES } from './fact-messages.ts';

/** A schema for what each field is sent as. */
type Shape = { [Name in FactName]: z.ZodType<CourseFacts[Name]> };

/** The form of a course's facts: texts in, `CourseFacts` out. `now` tells which years and days are plausible. */
export function factsSchema(now: Date): z.ZodType<CourseFacts> {
	// Each kind of field has a schema of its own, which makes what `Held` says of that kind.
	const shape = forEachField(({ field }) => schemaOf(field, now)) as Shape;
	return z.object(shape).superRefine(holdTogether);
}

function schemaOf(field: Field, now: Date): z.ZodType {
	const message = messageOf(field);
	switch (field.kind) {
		case 'text':
			return textSchema(field);
		case 'lines':
			return linesSchema(field);
		case 'list':
			return z.array(z.enum(field.choices));
		case 'choice':
			if (field.otherwise !== undefined) return orElse(field.otherwise, z.enum(field.choices.map(String), message));
			return isNumbered(field)
				? orNull(number(readWhole, message, Number(field.choices[0]), Number(field.choices.at(-1))))
				: orNull(z.enum(field.choices.map(String), message));
		case 'whole':
		case 'month':
			return orNull(number(readWhole, message, field.least, field.most));
		case 'year':
			return orNull(number(readWhole, message, field.least, now.getUTCFullYear() + field.ahead));
		case 'degrees':
			return orNull(number(readDecimal, message, field.least, field.most));
		case 'country':
			return z.string().refine((code) => /^[A-Z]{2}$/.test(code) && Boolean(getCountry(code)), message);
		case 'currency':
			return orNull(z.enum(CURRENCIES, message));
		case 'amount':
			return orNull(amount(message));
		case 'day':
			return orNull(z.string().refine((day) => isCalendarDay(day) && day <= latestDayOnEarth(now), message));
	}
}

/** Nothing, for what a form sends of a field that was left empty. */
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (isNothing(value) ? null : value), schema.nullable());

const isNothing = (value: unknown) => typeof value !== 'string' || visibleLength(value) === 0;

/** What is said of every course, for what a form sends of a field that was left empty. */
const orElse = <Schema extends z.ZodType>(otherwise: string, schema: Schema) =>
	z.preprocess((value) => (isNothing(value) ? otherwise : value), schema);

/** A number that `read` finds in what was typed, within its limits. */
const number = (read: (text: string) => number | null, message: string, least: number, most: number) =>
	z
		.string()
		.transform(read)
		.refine((value): value is number => value !== null && value >= least && value <= most, message);

const amount = (message: string) =>
	z
		.string()
		.trim()
		.regex(/^\d{1,8}(?:[.,]\d{1,3})?$/, message)
		.transform((text) => String(Number(text.replace(',', '.'))));

function linesSchema(field: Extract<Field, { kind: 'lines' }>) {
	const isFine = (names: string[]) => names.length <= field.most && names.every((one) => one.length <= field.longest);
	return z
		.string()
		.transform((text) => [...new Set(text.split(/\r\n?|\n/).map(cleanLine))].filter((one) => visibleLength(one) > 0))
		.refine(isFine, messageOf(field));
}

function textSchema(field: Extract<Field, { kind: 'text' }>): z.ZodType {
	const { text, least = 0, most } = field;
	const message = messageOf(field);
	const fits = (words: string) => visibleLength(words) >= least && words.length <= most;
	switch (text) {
		case 'name':
			return name;
		case 'slug':
			return z
				.string()
				.trim()
				.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, message)
				.max(most, message);
		case 'line':
			return orNull(z.string().overwrite(cleanLine).refine(fits, message));
		case 'paragraphs':
			return orNull(z.string().overwrite(cleanText).refine(fits, message));
		case 'website':
			return orNull(
				z
					.string()
					.transform((address) => (address.length <= most ? cleanWebsite(address) : null))
					.refine((address) => address !== null, message),
			);
		case 'picture':
			return orNull(
				z
					.string()
					.trim()
					.regex(/^\/(?!\/)[\w./-]+$/, message)
					.max(most, message),
			);
	}
}

const name = z
	.string()
	.overwrite(cleanLine)
	.superRefine((text, check) => {
		const refusal = refuseName(text);
		if (refusal === null) return;
		const messages: Readonly<Record<string, string>> = NAME_MESSAGES;
		check.addIssue({ code: 'custom', message: messages[refusal] ?? NAME_MESSAGES['not-a-name'] });
	});

type Fields = Pick<
	CourseFacts,
	| 'latitude'
	| 'longitude'
	| 'positionAccuracy'
	| 'seasonFrom'
	| 'seasonTo'
	| 'greenFee'
	| 'greenFeeCurrency'
	| 'greenFeeChecked'
	| 'renown'
	| 'knownFor'
>;

const decimalsOf = (fee: string) => fee.split('.')[1]?.length ?? 0;

/** Facts that make sense together only. */
function holdTogether(facts: Fields, check: z.RefinementCtx) {
	const say = (field: keyof Fields, message: string) => check.addIssue({ code: 'custom', path: [field], message });
	if ((facts.latitude === null) !== (facts.longitude === null)) say('latitude', FACT_MESSAGES.position);
	if ((facts.seasonFrom === null) !== (facts.seasonTo === null)) say('seasonFrom', FACT_MESSAGES.season);
	if ((facts.renown === null) !== (facts.knownFor === null)) say('knownFor', FACT_MESSAGES.renown);
	if (facts.greenFee === null) {
		if (facts.greenFeeCurrency || facts.greenFeeChecked) say('greenFee', FACT_MESSAGES.greenFeeMissing);
		return;
	}
	if (facts.greenFeeCurrency === null) say('greenFeeCurrency', FACT_MESSAGES.greenFeeCurrency);
	else if (decimalsOf(facts.greenFee) > minorDigits(facts.greenFeeCurrency))
		say('greenFee', FACT_MESSAGES.greenFeeDecimals);
	if (facts.greenFeeChecked === null) say('greenFeeChecked', messageOf(greenFee.fields.greenFeeChecked));
}
