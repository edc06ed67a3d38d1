import type { Field as FactField } from '#domain/catalogue/facts/definition.ts';
import { IMPORTED, type ImportedFacts, type ImportedOne, inYards } from '#domain/catalogue/facts/imported.ts';
import { wordsOf } from '#domain/catalogue/facts/words.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import type { Field, RawValues } from '../files/headers.ts';
import type { Note } from '../notes.ts';
import { cleanText, cleanWebsite } from './clean-text.ts';
import { readCount } from './counts.ts';
import { readLength, readWhole, readYear } from './numbers.ts';

/** What a course is called and where it lies is read together and looked at with more care; see `parseRow`. */
const READ_TOGETHER = [
	...(['name', 'otherNames', 'locality', 'region', 'country', 'latitude', 'longitude'] as const),
] as const satisfies (keyof ImportedFacts)[];

type OneByOne = Omit<ImportedFacts, (typeof READ_TOGETHER)[number]>;

const ONE_BY_ONE = IMPORTED.filter(({ name }) => !(READ_TOGETHER as readonly string[]).includes(name));

/** Reads a text of a row, cleaned. */
type ReadText = (column: Field) => string | null;

/** The facts of a row, those that are not plausible left out and noted. `thisYear` tells which years are plausible. */
export function readFacts(values: RawValues, readText: ReadText, thisYear: number): { read: OneByOne; notes: Note[] } {
	const counts = readCounts(values);
	const { notes } = counts;
	const told = { ...values, ...counts.read };
	const read = ONE_BY_ONE.map((one) => {
		const raw = told[one.name] ?? told[inYards(one.fact)] ?? '';
		const value = readFact(one, told, readText, thisYear);
		if (value === null && one.field.kind !== 'text' && isSaid(raw))
			notes.push({ flag: 'number-dropped', detail: `${one.called} ${cleanText(raw).text.slice(0, 40)}` });
		if (value === null && isWebsite(one.field) && isSaid(raw)) notes.unshift({ flag: 'link-dropped' });
		return [one.name, value];
	});
	// One entry for every name that is not read together, which is what the type says.
	return { read: Object.fromEntries(read) as OneByOne, notes };
}

/** Holes and par, which are often told together or in words, as plain numbers. */
function readCounts(values: RawValues): { read: RawValues; notes: Note[] } {
	const [holes, par] = (['holes', 'par'] as const).map((counted) => readCount(values[counted] ?? '', counted));
	const notes = (
		[
			['holes', holes],
			['par', par],
		] as const
	).flatMap(([counted, count]): Note[] =>
		count?.several
			? [{ flag: 'number-chosen', detail: `${counted} ${cleanText(values[counted] ?? '').text.slice(0, 40)}` }]
			: [],
	);
	const told = { holes: holes?.value ?? par?.other, par: par?.value ?? holes?.other };
	const wasOther = { holes: holes?.other, par: par?.other };
	// What was the other number's is nothing that was left out.
	const read = (['holes', 'par'] as const).flatMap((name) => {
		const value = told[name] ?? (wasOther[name] == null ? null : '');
		return value === null ? [] : [[name, String(value)]];
	});
	return { read: Object.fromEntries(read), notes };
}

const isSaid = (raw: string) => raw.trim() !== '' && cleanText(raw).text !== '';

const isWebsite = (field: FactField) => field.kind === 'text' && field.text === 'website';

/** What a row says of a fact; null where that is nothing, or nothing plausible. */
function readFact({ fact, name, field }: ImportedOne, values: RawValues, readText: ReadText, thisYear: number) {
	const raw = values[name] ?? '';
	const within = (value: number | null, least: number, most: number) =>
		value !== null && value >= least && value <= most ? value : null;
	switch (field.kind) {
		case 'text':
			return isWebsite(field) ? cleanWebsite(raw) : readText(name);
		case 'whole':
			return within(field.unit ? readMetres(raw, values[inYards(fact)]) : readWhole(raw), field.least, field.most);
		case 'year':
			return within(readYear(raw), field.least, thisYear + field.ahead);
		case 'choice':
			return readChoice(field, raw);
		default:
			throw new Error(`${field.label}: no import can read it`);
	}
}

const readMetres = (metres: string, yards = '') => (metres ? readLength(metres, 'metres') : readLength(yards, 'yards'));

/** A choice by what is stored of it, or by any of its words. */
function readChoice(field: Extract<FactField, { kind: 'choice' }>, raw: string): string | number | null {
	if (raw === '') return null;
	const said = foldText(raw);
	const places = ['desk', 'find', 'print'] as const;
	const choices: readonly (string | number)[] = field.choices;
	const isMeant = (choice: string | number) =>
		[String(choice), ...places.map((place) => wordsOf(field, choice, place))].some((words) => foldText(words) === said);
	return choices.find(isMeant) ?? null;
}
