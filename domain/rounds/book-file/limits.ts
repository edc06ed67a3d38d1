import { groupThousands } from '../../shared/text/group-thousands.ts';
import { BOOK_FILES } from './columns.ts';

/** Of a book that is given back: of each of its files, of the lines in one, and how much of what is wrong is told at once. */
export const BOOK_LIMITS = {
	bytes: 8 * 1_048_576,
	lines: 20_000,
	columns: 100,
	kilobytesOfLine: 64,
	faults: 50,
} as const;

export const BOOK_WORDS = {
	size: `${BOOK_LIMITS.bytes / 1_048_576} MB`,
	lines: `${groupThousands(BOOK_LIMITS.lines)} lines`,
} as const;

/** What is taken, in the words of the form. */
const TAKEN = `the archive of your data, ${BOOK_FILES.book}, ${BOOK_FILES.rounds} or ${BOOK_FILES.marks}`;

/** What is said of a file that was not taken as a whole. */
export const RESTORE_MESSAGES = {
	'no-file': `Choose a file first: ${TAKEN}.`,
	'file-large': `This file is too large. An archive may be large for its pictures: take ${BOOK_FILES.book} out of it and choose that.`,
	'no-room': 'We cannot take files just now. Please try again later.',
	'too-often': 'You have given back as many files as we take at a time. Please try again later.',
	faults: 'Nothing was given back. Mend what is named here and choose the file again.',
	failed: 'Your book could not be given back. Please try again.',
	unexpected: 'An unexpected error occurred. Please try again.',
	hint: `Choose ${TAKEN}. Each may have ${BOOK_WORDS.lines} and ${BOOK_WORDS.size}.`,
} as const;
