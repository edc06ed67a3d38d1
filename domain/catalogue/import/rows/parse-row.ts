import type { ImportedFacts } from '#domain/catalogue/facts/imported.ts';
import type { Geography } from '#domain/geography/geography.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import type { Field, RawRow, RawValues } from '../files/headers.ts';
import { originOf } from '../files/source.ts';
import { LONGEST_IMPORTED, type Note, type Refusal } from '../notes.ts';
import { cleanText } from './clean-text.ts';
import type { FindCountry } from './country-names.ts';
import { isVague, refuseName } from './names.ts';
import { readDecimal } from './numbers.ts';
import { findPlace } from './place.ts';
import { readFacts } from './read-facts.ts';

/** A course as a file tells of it, cleaned and plausible. Lengths in metres, positions in degrees. */
export type ImportedCourse = ImportedFacts & {
	line: number;
	/** Its club, where a file tells it besides the course. */
	club?: string | null;
	source: string;
	sourceId: string;
	credits: string[];
	notes: Note[];
};

/** `name` as far as it could be read, for the report. */
export type RowRefusal = { kind: 'refused'; refusal: Refusal; name: string };

/** What parsing needs beside the row; made once an import. */
export type ParseTools = { file: string; geography: Geography; findCountry: FindCountry; thisYear: number };

/** The one place where a row of a file becomes a course, or is refused with the reason. */
export function parseRow({ line, values, surplus }: RawRow, tools: ParseTools): Result<ImportedCourse, RowRefusal> {
	const texts = new TextReader(values);
	const { name, otherNames } = readNames(texts, values);
	const refuse = (refusal: Refusal) => failure({ kind: 'refused', refusal, name: name.slice(0, LONGEST_IMPORTED) });
	if (surplus) return refuse('ragged');
	const refusal = texts.isFormula('name') ? 'name-formula' : (refuseName(name) ?? refuseKind(values));
	if (refusal) return refuse(refusal);
	const position = readPosition(values);
	if (position === 'unreadable') return refuse('bad-position');
	const says = texts.read('country');
	const stated = says ? tools.findCountry(says) : null;
	const place = findPlace(tools.geography, stated, position);
	if (!place.ok) return refuse(place.kind);
	const { country } = place.value;
	const where = {
		country,
		latitude: place.value.position?.latitude ?? null,
		longitude: place.value.position?.longitude ?? null,
	};
	const towns = readTowns(texts);
	const facts = readFacts(values, (column) => texts.read(column), tools.thisYear);
	const told = { file: tools.file, source: texts.read('source') ?? '', id: texts.read('id') ?? '' };
	const vague: Note[] = isVague(name) ? [{ flag: 'vague-name' }] : [];
	const unknown: Note[] = says && !stated ? [{ flag: 'unknown-country', detail: says.slice(0, 60) }] : [];
	return success({
		line,
		name,
		otherNames,
		...towns,
		...where,
		...facts.read,
		...originOf(told, { name, ...where, locality: towns.locality }),
		notes: [...place.value.notes, ...unknown, ...vague, ...facts.notes, ...texts.notes()],
	});
}

/** Cleans texts and remembers what had to be taken out of them. */
class TextReader {
	readonly values: RawValues;
	markup = false;
	readonly formulas = new Set<Field>();

	constructor(values: RawValues) {
		this.values = values;
	}

	/** A cleaned text of at most `LONGEST_IMPORTED` characters (names may be longer, to be refused); null for nothing. */
	read(field: Field): string | null {
		const raw = this.values[field];
		if (raw === undefined) return null;
		const { text, markup, formula } = cleanText(raw);
		if (markup) this.markup = true;
		if (formula) this.formulas.add(field);
		return text === '' || (field !== 'name' && text.length > LONGEST_IMPORTED) ? null : text;
	}

	isFormula(field: Field): boolean {
		return this.formulas.has(field);
	}

	notes(): Note[] {
		const formulas = [...this.formulas].map((field): Note => ({ flag: 'formula-removed', detail: field }));
		return this.markup ? [{ flag: 'markup-removed' }, ...formulas] : formulas;
	}
}

/** OpenStreetMap joins several names by a semicolon; the longest is taken for the name. */
function readNames(texts: TextReader, values: RawValues): { name: string; otherNames: string[] } {
	const whole = texts.read('name') ?? '';
	const parts = /<|&/.test(values.name ?? '') ? [whole] : whole.split(';').map((part) => part.trim());
	const name = parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
	const others = [...parts, ...(texts.read('otherNames') ?? '').split(';').map((part) => part.trim())];
	const kept = others.filter((other) => other !== name && refuseName(other) === null);
	return { name, otherNames: [...new Set(kept)].slice(0, 5) };
}

/** A town that carries its region behind a comma ("Höllviken, Skåne") is taken apart where no column tells the region. */
function readTowns(texts: TextReader): { locality: string | null; region: string | null } {
	const locality = texts.read('locality');
	const region = texts.read('region');
	const [, town, behind] = /^([^,]+), ([^,]+)$/.exec(locality ?? '') ?? [];
	return town && behind && !region ? { locality: town, region: behind } : { locality, region };
}

/** Files from OpenStreetMap tell what a thing is; holes, tees and mini golf are not courses. */
function refuseKind({ leisure, golf }: RawValues): Refusal | null {
	if (leisure && leisure !== 'golf_course') return 'not-golf';
	return golf && !leisure && !/^(course|golf_course|yes)$/.test(golf) ? 'hole-name' : null;
}

function readPosition({ latitude, longitude }: RawValues) {
	if (!latitude?.trim() && !longitude?.trim()) return null;
	const [north, east] = [readDecimal(latitude ?? ''), readDecimal(longitude ?? '')];
	return north === null || east === null ? 'unreadable' : { latitude: north, longitude: east };
}
