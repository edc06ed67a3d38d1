import type { Field as FactField } from '#domain/catalogue/facts/definition.ts';
import { FACTS } from '#domain/catalogue/facts/facts.ts';
import { factsWith, fieldsOf } from '#domain/catalogue/facts/fields.ts';
import { IMPORTED, type ImportedFacts, type ImportedOne, inYards } from '#domain/catalogue/facts/imported.ts';
import { wordsOf } from '#domain/catalogue/facts/words.ts';
import { CURRENCIES } from '#domain/shared/currencies.ts';
import { isCalendarDay } from '#domain/shared/day.ts';
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

const isReadTogether = (name: string) => (READ_TOGETHER as readonly string[]).includes(name);

const ONE_BY_ONE = IMPORTED.filter(({ name }) => !isReadTogether(name));

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
		if (value === null && (one.field.kind !== 'text' || one.field.text === 'paragraphs') && isSaid(raw))
			notes.push({ flag: 'number-dropped', detail: `${one.called} ${cleanText(raw).text.slice(0, 40)}` });
		if (value === null && isWebsite(one.field) && isSaid(raw)) notes.unshift({ flag: 'link-dropped' });
		return [one.name, value] as const;
	});
	const whole = onlyWhole(Object.fromEntries(read));
	for (const called of whole.left)
		notes.push({ flag: 'number-dropped', detail: `${called}, of which a part is missing` });
	// One entry for every name that is not read together, which is what the type says.
	return { read: whole.read as OneByOne, notes };
}

const LISTS = IMPORTED.filter(({ field }) => field.kind === 'list').map(({ name }) => name);

/** Facts of several fields. What is told of a position is looked at where it is read. */
const SEVERAL = factsWith('import').flatMap(({ fact }) => {
	const names = fieldsOf(fact).map(({ name }) => name);
	return names.length > 1 && !names.some(isReadTogether) ? [{ called: FACTS[fact].label.toLowerCase(), names }] : [];
});

/** A fact of several fields makes sense as a whole only: where one is missing all are left out. Lists are never without a value. */
export function onlyWhole(read: Readonly<Record<string, unknown>>): { read: Record<string, unknown>; left: string[] } {
	const whole = { ...read, ...Object.fromEntries(LISTS.map((name) => [name, read[name] ?? []])) };
	const broken = SEVERAL.filter(({ names }) => {
		const known = names.filter((name) => whole[name] !== null && whole[name] !== undefined);
		return known.length > 0 && known.length < names.length;
	});
	for (const name of broken.flatMap(({ names }) => names)) whole[name] = null;
	return { read: whole, left: broken.map(({ called }) => called) };
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
	if (raw === '' && field.kind !== 'whole') return null;
	const within = (value: number | null, least: number, most: number) =>
		value !== null && value >= least && value <= most ? value : null;
	switch (field.kind) {
		case 'text':
			return isWebsite(field) ? cleanWebsite(raw) : fitting(readText(name), field);
		case 'list':
			return readList(field, raw);
		case 'month':
			return within(readMonth(raw), field.least, field.most);
		case 'amount':
			return /^\s*\d{1,8}([.,]\d{1,2})?\s*$/.test(raw) ? String(Number(raw.replace(',', '.'))) : null;
		case 'currency':
			return CURRENCIES.find((currency) => currency === raw.trim().toUpperCase()) ?? null;
		case 'day':
			return isCalendarDay(raw.trim()) ? raw.trim() : null;
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

/** A text within the limits of its field. */
const fitting = (text: string | null, { least = 0, most }: Extract<FactField, { kind: 'text' }>) =>
	text !== null && text.length >= least && text.length <= most ? text : null;

/** Those of a list that are known by their names; null where that is none. */
function readList(field: Extract<FactField, { kind: 'list' }>, raw: string): string[] | null {
	const said = raw.split(/[;,|/\n]/).map(foldText);
	const known = field.choices.filter((choice) => said.includes(foldText(choice)));
	return known.length > 0 ? known : null;
}

/** A month by its number or by its English name, which may be cut: "4", "April", "Apr". */
function readMonth(raw: string): number | null {
	const name = foldText(raw);
	const at = name.length < 3 ? -1 : MONTHS.findIndex((month) => month.startsWith(name));
	return at < 0 ? readWhole(raw) : at + 1;
}

const MONTHS = Array.from({ length: 12 }, (_, at) =>
	new Date(Date.UTC(2000, at)).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' }).toLowerCase(),
);

/** A choice by what is stored of it, or by any of its words. */
function readChoice(field: Extract<FactField, { kind: 'choice' }>, raw: string): string | number | null {
	const said = foldText(raw);
	const places = ['desk', 'find', 'print'] as const;
	const choices: readonly (string | number)[] = field.choices;
	const isMeant = (choice: string | number) =>
		[String(choice), ...places.map((place) => wordsOf(field, choice, place))].some((words) => foldText(words) === said);
	return choices.find(isMeant) ?? null;
}
