import { PLACE_FILE_LIMITS } from '#domain/catalogue/matching/files/place-file-limits.ts';
import { LINE_LIMITS, type LinesFailure } from '#domain/catalogue/matching/lines.ts';
import { groupThousands } from '#domain/shared/text/group-thousands.ts';
import type { Mark } from '../member-actions/mark-words.ts';

/** What the pages say on which many courses are marked at once. */
export const ADD_MESSAGES = {
	failed: 'The courses could not be marked. Please try again.',
	unexpected: 'An unexpected error occurred. Please try again.',
	none: 'Choose at least one course.',
} as const;

export const HEADINGS: Record<Mark, string> = {
	played: 'Courses you have played',
	like: 'Courses you want to play',
};

export const MARK_CHOICES = [
	{ value: 'played', label: 'Played' },
	{ value: 'like', label: 'Want to play' },
] as const;

/** "Mark 38 as played"; without a number where nobody counts along. */
export const saveWords = (mark: Mark, courses: number | null) =>
	(mark === 'played' ? ['Mark', courses, 'as played'] : ['Put', courses, 'on my wish list'])
		.filter((word) => word !== null)
		.join(' ');

/** What is wrong with a list. */
export function linesWords(failed: LinesFailure): string {
	if (failed.kind === 'no-lines') return 'Please write at least one course, a name a line.';
	if (failed.kind === 'too-long') return 'This list is too long to be sent at once. Please send it in parts.';
	return `At most ${LINE_LIMITS.lines} lines can be taken at once, and these are ${failed.lines}. Please send them in parts.`;
}

const MEGABYTES = `${PLACE_FILE_LIMITS.bytes / 1_048_576} MB`;

/** Why a file of places is not taken, and what to do about it. */
export const FILE_MESSAGES = {
	missing: 'Please choose a file.',
	'too-large': `The file is larger than ${MEGABYTES}. Please choose a smaller one.`,
	'no-room': 'The file could not be received. Please try again.',
	'not-text': 'The file is no text in UTF-8. Please save it as CSV in UTF-8, GeoJSON, GPX or KML.',
	unknown: 'The file is none of CSV, GeoJSON, GPX and KML.',
	broken: 'The file is damaged, or ends too early: it cannot be read to its end.',
	'no-places': 'The file names no places.',
	'too-many-places': `The file names more than ${groupThousands(PLACE_FILE_LIMITS.places)} places. Please send it in parts.`,
	'no-courses': 'None of the places of the file is a golf course.',
} as const;

/** The hint at the field of a file. */
export const FILE_HINT = `Up to ${MEGABYTES}. CSV, GeoJSON, GPX or KML.`;
