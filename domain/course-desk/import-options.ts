/** The longest file of courses the desk takes; longer ones are for the command line, which has no limit. */
export const COURSE_FILE_BYTES = 8 * 1_048_576;
export const COURSE_FILE_SIZE = `${COURSE_FILE_BYTES / 1_048_576} MB`;
/** The longest name of one. */
export const COURSE_FILE_NAME_LENGTH = 60;

export const IMPORT_MESSAGES = {
	'file-missing': 'File: choose one.',
	'file-large': `File: at most ${COURSE_FILE_SIZE}. Pack it with gzip, or import it on the command line.`,
	'no-room': 'File: there is no room for it on our disk at the moment.',
	'name-wrong': `Name: letters, digits, dots, hyphens and underscores, at most ${COURSE_FILE_NAME_LENGTH}.`,
	'encoding-unknown': 'Encoding: no encoding that we can read is called so.',
	'file-gone': 'This file was imported already, or its preview is older than a day. Send it once more.',
} as const;
