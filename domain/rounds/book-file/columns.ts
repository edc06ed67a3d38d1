import { DETAIL_LIMITS, TRANSPORTS, WEATHERS } from '../../reviews/circumstances.ts';
import { groupThousands } from '../../shared/text/group-thousands.ts';
import { AGAIN, ROUND_HOLES, ROUND_LIMITS } from '../round-limits.ts';

/** The marks of a course, as the files call them (B1). */
export const MARKS = ['played', 'want-to-play'] as const;

const oneOf = (choices: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(choices);

/** Which course it is. Where the first of these that says something names none, the next is asked. */
const ABOUT_COURSE = {
	course: 'The name of the course',
	country: 'Its country, in English',
	courseSlug: 'The last part of the address of its page: the course is known by it',
	courseSource: 'Where our catalogue has it from, such as osm',
	courseSourceId: 'What it is called there: with the source the course is known by it where the slug leads nowhere',
} as const;

export type AboutCourse = keyof typeof ABOUT_COURSE;

/** The columns of a round in their order, each with what it holds; of its day and its course alone it cannot do without. */
export const ROUND_COLUMNS = {
	day: `The day of the round, as YYYY-MM-DD: from ${ROUND_LIMITS.earliestYear} on, and not in the future`,
	...ABOUT_COURSE,
	holes: `How many holes: ${oneOf(ROUND_HOLES)}`,
	tees: `The tees, at most ${DETAIL_LIMITS.tees} characters`,
	score: `Strokes, a whole number from ${ROUND_LIMITS.leastScore} to ${ROUND_LIMITS.mostScore}`,
	transport: `How you got round: ${oneOf(TRANSPORTS)}`,
	partners: `Who played along, at most ${ROUND_LIMITS.partners} characters`,
	pricePaid: 'What you paid, a number in whole units of the currency, such as 85 or 85.50',
	priceCurrency: 'Its currency by ISO 4217, such as EUR; needed where there is a price',
	weather: `The weather: ${oneOf(WEATHERS)}`,
	grade: 'Your grade, a whole number from 1 to 10',
	again: `Whether you would play it again: ${oneOf(AGAIN)}`,
	notes: `Your notes, at most ${groupThousands(ROUND_LIMITS.notes)} characters; they may have several lines`,
} as const;

export type RoundColumn = keyof typeof ROUND_COLUMNS;

/** The columns of a mark in their order, each with what it holds; the day may be left out, and is today then. */
export const MARK_COLUMNS = {
	mark: `What you say of the course: ${oneOf(MARKS)}`,
	...ABOUT_COURSE,
	markedOn: 'The day (UTC) on which you marked it, as YYYY-MM-DD; today where it is left out',
} as const;

export type MarkColumn = keyof typeof MARK_COLUMNS;

// Object.keys cannot know that these have no other keys; they are constants of this file.
export const ROUND_NAMES = Object.keys(ROUND_COLUMNS) as RoundColumn[];
export const MARK_NAMES = Object.keys(MARK_COLUMNS) as MarkColumn[];

/** What the file of everything says it is. */
export const BOOK_FORMAT = { format: 'fescue-book', version: 1 } as const;

/** The files of a book by what they hold, as the download names them. */
export const BOOK_FILES = { book: 'book.json', marks: 'marks.csv', rounds: 'rounds.csv' } as const;
