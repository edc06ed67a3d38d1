import { groupThousands } from '#domain/shared/text/group-thousands.ts';

/**
 * Where numbers become text: British English (decision S9). Days are in `format-day.ts`, rarer things in `fact-format.ts`, which few
 * pages need at first. Most of them need no formatter of the platform's, the first of which costs a phone a tenth of a second.
 */

const LANGUAGE = 'en-GB';

const COUNT = /^\d{1,15}$/;

/** "29,719". Whole numbers, of which lists are full, need no formatter. */
export function formatNumber(value: number): string {
	return COUNT.test(String(value)) ? groupThousands(value) : value.toLocaleString(LANGUAGE);
}

let oneDecimal: Intl.NumberFormat | undefined;

/** 8.8 or 10.0: ratings always have one decimal. They have been rounded to it before they are printed, as a rule. */
export function formatRating(value: number): string {
	const text = value.toFixed(1);
	if (Math.abs(value) < 1000 && Number(text) === value) return text;
	// Made once: to make one takes the platform forty times as long as to use it.
	oneDecimal ??= new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
	return oneDecimal.format(value);
}

/** "118 countries", "118 countries and 9 territories", "1 territory". */
export function formatPlaces({ countries, territories }: { countries: number; territories: number }): string {
	const ofTerritories = formatCount(territories, 'territory', 'territories');
	if (countries === 0 && territories > 0) return ofTerritories;
	const ofCountries = formatCount(countries, 'country', 'countries');
	return territories > 0 ? `${ofCountries} and ${ofTerritories}` : ofCountries;
}

/** "1 review", "412 reviews". */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
	`${formatNumber(count)} ${count === 1 ? one : many}`;
