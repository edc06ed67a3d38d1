import { kindOf, plausiblePar, plausibleType } from '#domain/catalogue/kinds.ts';
import type { Geography } from '#domain/geography/geography.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import type { RawRow, RawValues } from '../files/headers.ts';
import { osmIdOf } from '../files/osm-id.ts';
import { originOf } from '../files/source.ts';
import { LONGEST_IMPORTED, type Note, type Refusal } from '../notes.ts';
import { readOpenRow } from '../open-file/read-open-row.ts';
import { isRough } from './accuracy.ts';
import { isLikeNothing } from './clean-text.ts';
import type { FindCountry } from './country-names.ts';
import { readCalled } from './course-name.ts';
import type { ImportedCourse, RowRefusal } from './imported-course.ts';
import { readKind } from './kind.ts';
import { lettersOf } from './letters.ts';
import { isVague } from './names.ts';
import { findPlace } from './place.ts';
import { readPosition } from './position.ts';
import { readFacts } from './read-facts.ts';
import { TextReader } from './text-reader.ts';

/** What parsing needs beside the row; made once an import. */
export type ParseTools = { file: string; geography: Geography; findCountry: FindCountry; thisYear: number };

/** The one place where a row of a file becomes a course, or is refused with the reason. */
export function parseRow(row: RawRow, tools: ParseTools): Result<ImportedCourse, RowRefusal> {
	if (row.open) return readOpenRow({ ...row, open: row.open }, tools.thisYear);
	const letters = lettersOf(row.values);
	const { values } = letters;
	const texts = new TextReader(values);
	const called = readCalled(texts, values);
	const kind = readKind(values, tools.thisYear);
	const told = {
		file: tools.file,
		source: texts.read('source') ?? '',
		id: texts.read('id') ?? '',
		osmId: osmIdOf(values),
	};
	const refuse = (refusal: Refusal) => {
		const gone = refusal === 'closed' && { gone: originOf(told, { name: called.name, ...NOWHERE }) };
		return failure({ kind: 'refused', refusal, name: called.name.slice(0, LONGEST_IMPORTED), ...gone } as const);
	};
	const unfit = texts.isNameFormula() ? 'name-formula' : (letters.refusal ?? kind.refusal ?? called.refusal);
	const refusal = row.trouble ?? unfit;
	if (refusal) return refuse(refusal);
	const place = readPlace(values, texts, tools);
	if (!place.ok) return refuse(place.kind);
	const { notes: ofPlace, ...where } = place.value;
	const towns = readTowns(texts);
	const read = readFacts(values, (column) => texts.read(column), tools.thisYear);
	const facts = asItsKind(read, { ...called, tags: [values.golf, values.holes] });
	const vague: Note[] = isVague(called.name) ? [{ flag: 'vague-name' }] : [];
	const ofTexts = [...letters.notes, ...texts.notes(), ...doubtfulPlaces(towns)];
	const { name, club, otherNames } = called;
	return success({
		...{ line: row.line, name, club, otherNames },
		...towns,
		...where,
		...facts.read,
		...originOf(told, { name, ...where, ...towns }),
		notes: [...ofPlace, ...vague, ...called.notes, ...kind.notes, ...facts.notes, ...ofTexts],
	});
}

type ReadFacts = ReturnType<typeof readFacts>;
type Called = { name: string; otherNames: string[]; tags: (string | undefined)[] };

/**
 * The facts with the kind of the course, told from its names and numbers where no column says it. A par that no course of its kind
 * can have is that of the course beside it: it is left out and noted.
 */
function asItsKind({ read, notes }: ReadFacts, { name, otherNames, tags }: Called): ReadFacts {
	const kind = read.kind ?? kindOf({ name, otherNames, tags, ...read });
	const par = plausiblePar(kind, read.par, read.holes);
	const type = plausibleType(kind, read.type, read.holes);
	const dropped: Note[] = [
		...(par === read.par ? [] : [`par ${read.par}`]),
		...(type === read.type ? [] : [`type ${read.type}`]),
	].map((told) => ({ flag: 'number-dropped', detail: `${told}, of a course of another kind` }));
	return { read: { ...read, kind, par, type }, notes: [...notes, ...dropped] };
}

type Where = { country: string; latitude: number | null; longitude: number | null; notes: Note[] };

/** Where a course lies, from its position and its country. */
function readPlace(values: RawValues, texts: TextReader, tools: ParseTools): Result<Where, { kind: Refusal }> {
	const position = readPosition(values);
	if (position === 'unreadable') return failure({ kind: 'bad-position' });
	const says = texts.read('country');
	const stated = says ? tools.findCountry(says) : null;
	const place = findPlace(tools.geography, stated, position);
	if (!place.ok) return place;
	const { latitude = null, longitude = null } = place.value.position ?? {};
	const turned: Note[] = position?.turned ? [{ flag: 'swapped-position' }] : [];
	const rough: Note[] = place.value.position && isRough(place.value.position) ? [{ flag: 'rough-position' }] : [];
	const unknown: Note[] =
		says && !stated && !isLikeNothing(says) ? [{ flag: 'unknown-country', detail: says.slice(0, 60) }] : [];
	const { country, notes } = place.value;
	return success({ country, latitude, longitude, notes: [...notes, ...turned, ...rough, ...unknown] });
}

const NOWHERE = { country: '', locality: null, region: null, latitude: null, longitude: null };

type Towns = { locality: string | null; region: string | null };

/** Towns and regions that are called as others write "no answer": they are kept, and told. */
function doubtfulPlaces({ locality, region }: Towns): Note[] {
	return [...new Set([locality, region])].flatMap((place): Note[] =>
		place !== null && isLikeNothing(place) ? [{ flag: 'place-doubtful', detail: place }] : [],
	);
}

/** A town that carries its region behind a comma ("Höllviken, Skåne") is taken apart where no column tells the region. */
function readTowns(texts: TextReader): Towns {
	const locality = texts.read('locality');
	const region = texts.read('region');
	const [, town, behind] = /^([^,]+), ([^,]+)$/.exec(locality ?? '') ?? [];
	return town && behind && !region ? { locality: town, region: behind } : { locality, region };
}
