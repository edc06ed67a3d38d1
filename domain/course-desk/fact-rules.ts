import { z } from 'zod';
import { getCountry } from '../catalogue/countries.ts';
import { TERRAINS } from '../catalogue/cover/terrain.ts';
import { ACCESSES, DIFFICULTIES, FACILITIES } from '../catalogue/facilities.ts';
import { cleanWebsite } from '../catalogue/import/clean-text.ts';
import { refuseName } from '../catalogue/import/names.ts';
import { readDecimal, readWhole } from '../catalogue/import/numbers.ts';
import { CURRENCIES, minorDigits } from '../reviews/circumstances.ts';
import { isCalendarDay, latestDayOnEarth } from '../shared/day.ts';
import { cleanLine, cleanText, visibleLength } from '../shared/text.ts';
import { FACT_LABELS, FACT_LIMITS, FACT_MESSAGES } from './fact-options.ts';
import type { CourseFacts } from './facts.ts';

/** Nothing, for what a form sends of a field that was left empty. */
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (typeof value !== 'string' || visibleLength(value) === 0 ? null : value), schema.nullable());

const line = (label: string) =>
	orNull(
		z
			.string()
			.overwrite(cleanLine)
			.refine((text) => text.length <= FACT_LIMITS.line, FACT_MESSAGES.line(label)),
	);

const choice = (label: string, of: readonly string[]) => orNull(z.enum(of as [string], FACT_MESSAGES.choice(label)));

/** A number that `read` finds in what was typed, within its limits. */
const number = (read: (text: string) => number | null, message: string, least: number, most: number) =>
	orNull(
		z
			.string()
			.transform(read)
			.refine((value): value is number => value !== null && value >= least && value <= most, message),
	);

const whole = (name: 'par' | 'holes' | 'lengthMetres') =>
	number(readWhole, FACT_MESSAGES[name], FACT_LIMITS[name].least, FACT_LIMITS[name].most);

const month = (label: string) => number(readWhole, FACT_MESSAGES.choice(label), 1, 12);

const name = z
	.string()
	.overwrite(cleanLine)
	.superRefine((text, check) => {
		const refusal = refuseName(text);
		if (refusal === null) return;
		const messages: Readonly<Record<string, string>> = FACT_MESSAGES.name;
		check.addIssue({ code: 'custom', message: messages[refusal] ?? FACT_MESSAGES.name['not-a-name'] });
	});

const otherNames = z
	.string()
	.transform((text) => [...new Set(text.split(/\r\n?|\n/).map(cleanLine))].filter((one) => visibleLength(one) > 0))
	.refine(
		(names) => names.length <= FACT_LIMITS.otherNames && names.every((one) => one.length <= FACT_LIMITS.line),
		FACT_MESSAGES.otherNames,
	);

const slug = z
	.string()
	.trim()
	.regex(/^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/, FACT_MESSAGES.slug);

const description = orNull(
	z
		.string()
		.overwrite(cleanText)
		.refine(
			(text) => visibleLength(text) >= FACT_LIMITS.descriptionLeast && text.length <= FACT_LIMITS.description,
			FACT_MESSAGES.description,
		),
);

const website = orNull(
	z
		.string()
		.transform((text) => (text.length <= FACT_LIMITS.website ? cleanWebsite(text) : null))
		.refine((address): address is string => address !== null, FACT_MESSAGES.website),
);

const greenFee = orNull(
	z
		.string()
		.trim()
		.regex(/^\d{1,8}(?:[.,]\d{1,3})?$/, FACT_MESSAGES.greenFee)
		.transform((text) => String(Number(text.replace(',', '.')))),
);

const checkedDay = (latest: string) =>
	orNull(z.string().refine((day) => isCalendarDay(day) && day <= latest, FACT_MESSAGES.greenFeeChecked));

/** The form of a course's facts: texts in, `CourseFacts` out. `now` tells which years and days are plausible. */
export function factsSchema(now: Date) {
	const { openedYear } = FACT_LIMITS;
	const fields = z.object({
		name,
		otherNames,
		slug,
		description,
		website,
		greenFee,
		locality: line(FACT_LABELS.locality),
		region: line(FACT_LABELS.region),
		country: z.string().refine((code) => /^[A-Z]{2}$/.test(code) && Boolean(getCountry(code)), FACT_MESSAGES.country),
		latitude: number(readDecimal, FACT_MESSAGES.latitude, -90, 90),
		longitude: number(readDecimal, FACT_MESSAGES.longitude, -180, 180),
		holes: whole('holes'),
		par: whole('par'),
		lengthMetres: whole('lengthMetres'),
		type: line(FACT_LABELS.type),
		difficulty: choice(FACT_LABELS.difficulty, DIFFICULTIES),
		terrain: choice(FACT_LABELS.terrain, TERRAINS),
		architect: line(FACT_LABELS.architect),
		openedYear: number(readWhole, FACT_MESSAGES.openedYear, openedYear.least, now.getUTCFullYear() + openedYear.ahead),
		facilities: z.array(z.enum(FACILITIES)),
		access: choice(FACT_LABELS.access, ACCESSES),
		seasonFrom: month(FACT_LABELS.seasonFrom),
		seasonTo: month(FACT_LABELS.seasonTo),
		greenFeeCurrency: choice(FACT_LABELS.greenFeeCurrency, CURRENCIES),
		greenFeeChecked: checkedDay(latestDayOnEarth(now)),
		priceBand: number(readWhole, FACT_MESSAGES.choice(FACT_LABELS.priceBand), 1, 4),
		imageUrl: orNull(
			z
				.string()
				.trim()
				.regex(/^\/(?!\/)[\w./-]{1,300}$/, FACT_MESSAGES.imageUrl),
		),
	});
	return fields.superRefine(holdTogether) as unknown as z.ZodType<CourseFacts>;
}

type Fields = Pick<
	CourseFacts,
	'latitude' | 'longitude' | 'seasonFrom' | 'seasonTo' | 'greenFee' | 'greenFeeCurrency' | 'greenFeeChecked'
>;

const decimalsOf = (amount: string) => amount.split('.')[1]?.length ?? 0;

/** Facts that make sense together only. */
function holdTogether(facts: Fields, check: z.RefinementCtx) {
	const say = (field: keyof Fields, message: string) => check.addIssue({ code: 'custom', path: [field], message });
	if ((facts.latitude === null) !== (facts.longitude === null)) say('latitude', FACT_MESSAGES.position);
	if ((facts.seasonFrom === null) !== (facts.seasonTo === null)) say('seasonFrom', FACT_MESSAGES.season);
	if (facts.greenFee === null) {
		if (facts.greenFeeCurrency || facts.greenFeeChecked) say('greenFee', FACT_MESSAGES.greenFeeMissing);
		return;
	}
	if (facts.greenFeeCurrency === null) say('greenFeeCurrency', FACT_MESSAGES.greenFeeCurrency);
	else if (decimalsOf(facts.greenFee) > minorDigits(facts.greenFeeCurrency))
		say('greenFee', FACT_MESSAGES.greenFeeDecimals);
	if (facts.greenFeeChecked === null) say('greenFeeChecked', FACT_MESSAGES.greenFeeChecked);
}
