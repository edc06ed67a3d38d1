import { formatMoney } from '#app/lib/format/fact-format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { formatAccuracy, formatDegrees } from '#app/lib/format/position.ts';
import { doubtOf } from '#domain/catalogue/facts/doubt.ts';
import { FACTS, type FactKey } from '#domain/catalogue/facts/facts.ts';
import { factsWith, fieldsOf } from '#domain/catalogue/facts/fields.ts';
import { kind } from '#domain/catalogue/facts/kind.ts';
import { capital, wordsOf } from '#domain/catalogue/facts/words.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { formatLength } from '../course-card/course-length.ts';
import { printValue } from '../course-card/print-value.ts';
import { priceWords, seasonWords } from '../course-card/visit-words.ts';

/** A fact in words; `doubt` is what is not sure about it, such as that nobody has checked it, `address` is what it links to. */
export type PrintedFact = { name: string; value: string; doubt?: string; address?: string };

/** A fact that may not be known. */
export type AskedFact = Omit<PrintedFact, 'value'> & { value: string | null };

type Said = Omit<PrintedFact, 'name'> | null;

/** The three facts of the specification, always there: one that is not known is asked for. */
export const mainFacts = (course: CourseDetails): AskedFact[] =>
	pageFacts('main').map((fact) => printFact(course, fact) ?? { name: labelOf(fact), value: null });

/** What else is known of it. */
export const furtherFacts = (course: CourseDetails): PrintedFact[] =>
	pageFacts('further').flatMap((fact) => printFact(course, fact) ?? []);

/** What else is not known of it and asked for, by its labels. */
export const unknownFurther = (course: CourseDetails): string[] =>
	factsWith('page').flatMap(({ fact, told: { part, isAsked = true } }) =>
		part === 'further' && isAsked && !printFact(course, fact) ? [labelOf(fact)] : [],
	);

const pageFacts = (part: 'main' | 'further'): FactKey[] =>
	factsWith('page').flatMap(({ fact, told }) => (told.part === part ? [fact] : []));

/** A fact of a course as it is printed under its label; null where it is not known. */
export function printFact(course: CourseDetails, fact: FactKey, name: string = labelOf(fact)): PrintedFact | null {
	const special = SPECIAL[fact];
	const said = special ? special(course) : printStored(course, fact);
	if (!said) return null;
	const doubt = doubtOf(fact, course.factSources[fact]);
	return { name, ...said, ...(doubt && { doubt }) };
}

const labelOf = (fact: FactKey): string => FACTS[fact].label;

/** Facts that are told from several fields, or not everywhere. */
const SPECIAL: { readonly [Key in FactKey]?: (course: CourseDetails) => Said } = {
	kind: ({ kind: words }) => ({ value: words ?? wordsOf(kind, kind.otherwise, 'print') }),
	lengthMetres: ({ lengthMetres }) => words(lengthMetres && formatLength(lengthMetres)),
	season: ({ season }) => season && { value: seasonWords(season) },
	greenFee: feeWords,
	region: ({ regionName, location }) => words(regionName === location ? null : regionName),
	position: positionWords,
	website: websiteOf,
};

const words = (value: string | 0 | null): Said => (value ? { value } : null);

/** A fact that a course has as it is stored. */
function printStored(course: CourseDetails, fact: FactKey): Said {
	const [{ name, field } = { name: null, field: null }] = fieldsOf(fact);
	const stored: Partial<Record<string, unknown>> = course;
	return field ? words(printValue(field, stored[name])) : null;
}

/** The fee with the day it was checked, else what the price band says, with the doubt that goes with that. */
function feeWords({ greenFee, priceBand, factSources }: CourseDetails): Said {
	if (greenFee) {
		const amount = formatMoney(greenFee.minor, greenFee.currency);
		return { value: greenFee.checked ? `${amount}, checked ${formatDate(greenFee.checked)}` : amount };
	}
	const band = priceWords(priceBand);
	const doubt = doubtOf('priceBand', factSources.priceBand);
	return band === null ? null : { value: capital(`${band} in high season`), ...(doubt && { doubt }) };
}

/** The degrees, and how far off they may be as what is in doubt. */
function positionWords({ latitude, longitude, positionAccuracy: accuracy }: CourseDetails): Said {
	if (latitude === null || longitude === null) return null;
	const value = formatDegrees({ latitude, longitude, accuracy });
	return accuracy === null ? { value } : { value, doubt: formatAccuracy(accuracy) };
}

/** "golf.example" of https://www.golf.example/, linked; of http as words alone (S03); nothing of what is no web address. */
export function websiteOf({ website }: Pick<CourseDetails, 'website'>): Said {
	const address = website ? URL.parse(website) : null;
	if (!website || !address || !/^https?:$/.test(address.protocol)) return null;
	const value = address.hostname.replace(/^www\./, '');
	return { value, ...(address.protocol === 'https:' && { address: website }) };
}
