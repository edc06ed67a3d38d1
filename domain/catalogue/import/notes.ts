/** The longest text of a row, in characters. A longer name refuses it, another longer text is left out. */
export const LONGEST_IMPORTED = 200;

/** Why a row was refused. */
export const REFUSALS = {
	'no-name': 'it has no name',
	'not-a-name': 'what stands for its name is none',
	'generic-name': 'its name says no more than golf course',
	'name-too-long': `its name is longer than ${LONGEST_IMPORTED} characters`,
	'name-formula': 'its name is a spreadsheet formula',
	'hole-name': 'its name is that of a hole, tee or green',
	'not-golf': 'it is no golf course, but a range, mini golf or the like',
	closed: 'it is closed, gone or only planned',
	'no-place': 'it has neither a position nor a country that is known',
	'no-source': 'it says neither where it is from nor what it is called there',
	'bad-position': 'its position is impossible or cannot be read',
	ragged: 'it has more cells than the header',
	'odd-quote': 'a quotation mark is opened in it and not closed',
	'not-a-feature': 'it is neither a feature (GeoJSON) nor an element (Overpass JSON)',
	'letters-lost': 'letters of its name are lost; the file was written in another encoding than it was read in before',
	'id-conflict': 'its id stands for a course of another name',
} as const;

/** What somebody should look at although the row was taken or merged. */
export const FLAGS = {
	'country-clash': 'its position lies in another country than it says; the position was believed',
	'at-sea': 'its position lies at sea, far from the country it says',
	'swapped-position': 'latitude and longitude were swapped',
	'no-position': 'it has no position',
	'rough-position': 'its position is told in whole degrees alone',
	'unknown-country': 'the country it names is not known; the position told it',
	'vague-name': 'its name would fit many courses',
	'same-course': 'it may be a course that is there; the desk is asked',
	'markup-removed': 'markup was taken out of its texts',
	'formula-removed': 'a spreadsheet formula was left out',
	'link-dropped': 'its website is no http or https address and was left out',
	'number-dropped': 'a number was not plausible or could not be read and was left out',
	'number-chosen': 'of several numbers one was taken',
	'text-dropped': `a text was longer than ${LONGEST_IMPORTED} characters and was left out`,
	'letters-lost': 'letters of a text are lost, and it was left out; the file was written in another encoding before',
	'letters-doubtful': 'letters of its name look wrong',
	'place-doubtful': 'its town or region is a word that elsewhere stands for no answer',
	'name-of-operator': 'it has no name and was called by its operator',
	'closed-for-now': 'it says that it is closed for a while',
	'closed-perhaps': 'a note says that it may be closed',
	'closed-known': 'it is open in the catalogue; an editor may close it',
	renamed: 'it has a new name; the old one is kept as another name',
} as const;

export type Refusal = keyof typeof REFUSALS;
export type Flag = keyof typeof FLAGS;

/** A flag with what it is about: `{ flag: 'number-dropped', detail: 'par 720' }`. */
export type Note = { flag: Flag; detail?: string };

/**
 * What became of one row. `line` is where it begins in the file (1 is the first line), or its place in the list for JSON.
 * Taken rows became courses; merged ones belong to a course that was there before, or that an earlier row became: `into` is its
 * slug. Waiting ones became courses of which the desk is asked whether they are another.
 */
export type RowReport = {
	file: string;
	line: number;
	name: string;
	outcome: 'taken' | 'merged' | 'waiting' | 'refused';
	into: string | null;
	refusal: Refusal | null;
	notes: Note[];
};

/** The reasons of a row in words, joined; empty for a row with nothing to say of. */
export function reasonOf({ refusal, notes }: Pick<RowReport, 'refusal' | 'notes'>): string {
	const flags = notes.map(({ flag, detail }) => (detail ? `${FLAGS[flag]} (${detail})` : FLAGS[flag]));
	return [refusal ? REFUSALS[refusal] : '', ...flags].filter(Boolean).join('; ');
}
