import { formatList } from '#app/lib/format/fact-format.ts';
import { formatDate, formatMonth } from '#app/lib/format/format-day.ts';
import { FACTS, type FactKey } from '#domain/catalogue/facts/facts.ts';
import { type FactSource, type FactSources, ORIGINS, SOURCED } from '#domain/catalogue/facts/sources.ts';
import { tellersOf } from '#domain/catalogue/facts/told-together.ts';

/** One line of the list fact by fact: who told it under which name there, since when, and whether anybody checked it. */
export type SourceLine = { fact: string; words: string; address?: string };

/** So many facts are named in the sentence; of more it says how many. */
const MOST_NAMED = 3;

export const originWords = (from: string): string =>
	Object.hasOwn(ORIGINS, from) ? ORIGINS[from as keyof typeof ORIGINS] : `the file “${from}”`;

/**
 * "our catalogue, November 2026, not checked with the club; position: OpenStreetMap, May 2026": most facts first, then those
 * that come from elsewhere. Empty where nothing is known of any.
 */
export function sourceSentence(sources: FactSources): string {
	const grouped = Map.groupBy(sourced(sources), ({ source }) => summaryOf(source));
	const [most, ...others] = [...grouped].toSorted(([, a], [, b]) => b.length - a.length);
	if (!most) return '';
	const [words, [first]] = most;
	const unchecked = first && first.source.checked === undefined && first.source.from !== 'club';
	const rest = others.map(([said, facts]) => `${namesOf(facts.map(({ fact }) => fact))}: ${said}`);
	return [unchecked ? `${words}, not checked with the club` : words, ...rest].join('; ');
}

/** Every fact with its source, in the order of the desk's form. */
export const sourceLines = (sources: FactSources): SourceLine[] =>
	sourced(sources).map(({ fact, source }) => {
		const { from, ref } = source;
		const words = sourceLine(source);
		const element = tellersOf(from).includes('osm') && /^(?:node|way|relation)\/\d+$/.test(ref ?? '');
		return { fact: FACTS[fact].label, words, ...(element && { address: `https://www.openstreetmap.org/${ref}` }) };
	});

/** "OpenStreetMap, way/123, 11 May 2026, not checked". */
export function sourceLine(source: FactSource | undefined): string {
	if (!source) return 'its source is not known';
	const { from, ref, day, checked } = source;
	const who = ref === undefined ? originWords(from) : `${originWords(from)}, ${ref}`;
	return `${who}, ${formatDate(day)}, ${checked ? `checked ${formatDate(checked)}` : 'not checked'}`;
}

function sourced(sources: FactSources): { fact: FactKey; source: FactSource }[] {
	return SOURCED.flatMap((fact) => {
		const source = sources[fact];
		return source ? [{ fact, source }] : [];
	});
}

const summaryOf = ({ from, day, checked }: FactSource) =>
	`${originWords(from)}, ${formatMonth(day)}${checked ? `, checked in ${formatMonth(checked)}` : ''}`;

const namesOf = (facts: readonly FactKey[]): string =>
	facts.length > MOST_NAMED
		? `${facts.length} others`
		: formatList(facts.map((fact) => FACTS[fact].label.toLowerCase()));
