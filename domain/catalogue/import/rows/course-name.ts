import { otherNames } from '#domain/catalogue/facts/names.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import type { RawValues } from '../files/headers.ts';
import type { Note, Refusal } from '../notes.ts';
import { coreName, isVague, refuseName } from './names.ts';
import type { TextReader } from './text-reader.ts';

/** What a row calls a course. `club` is its club where the row tells that apart. */
export type Called = {
	name: string;
	club: string | null;
	otherNames: string[];
	refusal: Refusal | null;
	notes: Note[];
};

/** What columns about clubs say that names none. */
const NO_CLUB =
	/^(yes|no|true|false|x|y|n|private|public|semi ?private|municipal|resort|military|daily fee|members?( only)?|sport|sports|\d+)$/;
/** A management company may operate a hundred courses; a golf club operates its own. */
const OPERATING_CLUB =
	/\b(golf ?club|golfklubb\w*|golfklub|country club|golf and country|club de golf|golf links|golf course)\b|ゴルフ倶楽部|ゴルフクラブ|カントリー/;

/** The names of a row: of one level, or of two, a club with its course. */
export function readCalled(texts: TextReader, values: RawValues): Called {
	const { club, course } = readLevels(texts, values);
	const others = splitNames(texts.read('otherNames'), values.otherNames);
	if (club !== null && course !== null && club !== course)
		return { ...composed(club, course), otherNames: kept(others, '') };
	const [name = '', ...more] = mainFirst(splitNames(course, values.name));
	if (name !== '') return { ...plain(name), club, otherNames: kept([...more, ...others], name) };
	const [first] = kept(others, '');
	if (first !== undefined) return { ...plain(first), otherNames: kept(others, first) };
	return { ...operated(texts.read('operator')), otherNames: [] };
}

const plain = (name: string): Omit<Called, 'otherNames'> => ({
	name,
	club: null,
	refusal: refuseName(name),
	notes: [],
});

/** The club and the course of a row; a club that tells no course of its own has one of its name. */
function readLevels(
	texts: TextReader,
	{ name, courseName, club }: RawValues,
): { club: string | null; course: string | null } {
	const told = {
		name: name === undefined ? null : texts.read('name'),
		course: courseName === undefined ? null : texts.read('courseName'),
		club: club === undefined ? null : texts.read('club'),
	};
	const course = told.course ?? told.name;
	const above = told.club ?? (told.course === null ? null : told.name);
	if (above === null || isNoClub(above)) return { club: null, course };
	return { club: above, course: course === null || foldText(above) === foldText(course) ? above : course };
}

const isNoClub = (club: string) => NO_CLUB.test(foldText(club)) || refuseName(club) === 'generic-name';

/**
 * A course of a club by a name that tells it from others everywhere: "Gleneagles, King's"; the club's alone where the course has
 * none of its own, the course's alone where it says the club's too ("Sunningdale Old").
 */
function composed(club: string, course: string): Omit<Called, 'otherNames'> {
	const of = (name: string) => ({ name, club, refusal: refuseName(club) ?? refuseName(name), notes: [] });
	const part = readPart(course);
	if ('refusal' in part) return { name: `${club}, ${course}`, club, refusal: part.refusal, notes: [] };
	if (part.name === null) return of(club);
	const [ofClub, ofCourse] = [coreName(club).split(' '), coreName(part.name).split(' ')];
	if (!isVague(part.name) && ofCourse.every((word) => ofClub.includes(word))) return of(club);
	return of(ofClub.every((word) => ofCourse.includes(word)) ? part.name : `${club}, ${part.name}`);
}

/** A course's own part of its name; null where that says nothing. Colours are courses here, and holes are none. */
function readPart(course: string): { name: string | null } | { refusal: Refusal } {
	const folded = foldText(course);
	if (/^\d{1,2}$/.test(folded)) return { name: `Course ${folded}` };
	const refusal = refuseName(course);
	if (refusal === 'generic-name') return { name: /\d/.test(folded) ? course : null };
	if (refusal === 'not-a-name' || refusal === 'no-name') return { name: null };
	if (refusal === 'hole-name' && /^(green|rough|fairway)$/.test(folded)) return { name: course };
	return refusal === null ? { name: course } : { refusal };
}

/** A course without a name whose operator is a golf club is called by that. */
function operated(operator: string | null): Omit<Called, 'otherNames'> {
	const isClub = operator !== null && OPERATING_CLUB.test(foldText(operator)) && refuseName(operator) === null;
	if (!isClub) return plain('');
	return { name: operator, club: null, refusal: null, notes: [{ flag: 'name-of-operator' }] };
}

/** OpenStreetMap joins several names by a semicolon; markup and entities have semicolons of their own. */
function splitNames(text: string | null, raw = ''): string[] {
	if (text === null) return [];
	return /<|&/.test(raw) ? [text] : text.split(';').map((part) => part.trim());
}

/** Of several names the longest is taken for the name. */
function mainFirst(names: readonly string[]): string[] {
	const longest = names.reduce((most, one) => (one.length > most.length ? one : most), '');
	return longest === '' ? [] : [longest, ...names.filter((name) => name !== longest)];
}

const kept = (names: readonly string[], name: string) =>
	[...new Set(names)].filter((other) => other !== name && refuseName(other) === null).slice(0, otherNames.most);
