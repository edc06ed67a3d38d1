import { formatList, formatMoney } from '#app/lib/format/fact-format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { FACTS, type FactKey } from '#domain/catalogue/facts/facts.ts';
import { factsWith, fieldsOf } from '#domain/catalogue/facts/fields.ts';
import { capital } from '#domain/catalogue/facts/words.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { formatLength } from '../course-card/course-length.ts';
import { printValue } from '../course-card/print-value.ts';
import { priceWords, seasonWords } from '../course-card/visit-words.ts';

/** A fact in words; `typical` marks a fallback (decision C8), `address` what it links to. */
export type PrintedFact = { name: string; value: string; typical?: boolean; address?: string };

type Said = Omit<PrintedFact, 'name'> | null;

/** The three facts of the specification, always there. */
export const mainFacts = (course: CourseDetails): PrintedFact[] => pageFacts(course, 'main');

/** What else is known of it; a fact that is not known is left out. */
export const furtherFacts = (course: CourseDetails): PrintedFact[] => pageFacts(course, 'further');

const pageFacts = (course: CourseDetails, part: 'main' | 'further') =>
	factsWith('page').flatMap(({ fact, told }) => (told.part === part ? (printFact(course, fact) ?? []) : []));

/** The facts of the course dialog, always there. */
export const dialogFacts = (course: CourseDetails): PrintedFact[] =>
	factsWith('dialog').flatMap(({ fact }) => printFact(course, fact) ?? []);

/** "Type and length": which of the printed facts are fallbacks; empty when none is. */
export const typicalNames = (facts: PrintedFact[]) =>
	capital(formatList(facts.filter(({ typical }) => typical).map(({ name }) => name.toLowerCase())));

/** A fact of a course as it is printed under its label; null where it is not known. */
export function printFact(course: CourseDetails, fact: FactKey, name = labelOf(fact)): PrintedFact | null {
	const special = SPECIAL[fact];
	const said = special ? special(course) : printStored(course, fact);
	return said && { name, ...said };
}

function labelOf(fact: FactKey): string {
	return FACTS[fact].label;
}

/** Facts that are told with fallbacks, from several fields, or not everywhere. */
const SPECIAL: { readonly [Key in FactKey]?: (course: CourseDetails) => Said } = {
	type: ({ type }) => type,
	lengthMetres: ({ length: { metres, text, typical } }) => ({
		value: typical ? text : formatLength(metres),
		typical,
	}),
	difficulty: ({ difficulty }) => difficulty,
	description: ({ description }) => description,
	facilities: ({ facilities: { value, typical } }) => ({ value: value.join(', '), typical }),
	season: ({ season }) => season && { value: seasonWords(season) },
	greenFee: (course) => words(feeWords(course)),
	region: ({ region, location }) => words(region === location ? null : region),
	position: (course) => words(positionWords(course)),
	website: websiteOf,
};

const words = (value: string | null): Said => (value ? { value } : null);

/** A fact that a course has as it is stored. */
function printStored(course: CourseDetails, fact: FactKey): Said {
	const [{ name, field } = { name: null, field: null }] = fieldsOf(fact);
	const stored: Partial<Record<string, unknown>> = course;
	return field ? words(printValue(field, stored[name])) : null;
}

function feeWords({ greenFee, priceBand }: CourseDetails): string | null {
	if (greenFee) {
		const amount = formatMoney(greenFee.minor, greenFee.currency);
		return greenFee.checked ? `${amount}, checked ${formatDate(greenFee.checked)}` : amount;
	}
	const band = priceWords(priceBand);
	return band ? capital(`${band} in high season`) : null;
}

function positionWords({ latitude, longitude }: CourseDetails): string | null {
	if (latitude === null || longitude === null) return null;
	const degrees = (value: number, positive: string, negative: string) =>
		`${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`;
	return `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`;
}

/** "golf.example" of https://www.golf.example/, linked; of http as words alone (S03); nothing of what is no web address. */
function websiteOf({ website }: CourseDetails): Said {
	const address = website ? URL.parse(website) : null;
	if (!website || !address || !/^https?:$/.test(address.protocol)) return null;
	const value = address.hostname.replace(/^www\./, '');
	return { value, ...(address.protocol === 'https:' && { address: website }) };
}
