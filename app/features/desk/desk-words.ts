import { EDITOR_WORDS_LIMIT } from '#domain/shared/editor-words.ts';

/** What the pages of the desk say when a decision did not go as wished. */
const FAILURES: Record<string, string> = {
	'decided-already': 'Somebody was faster: this was decided meanwhile. What you see now is how it stands.',
	'version-changed':
		'It has changed since you opened it. What you see now is how it stands; your words are kept below.',
	'words-missing': 'Please write a few words: they stand in the letter.',
	'words-long': `Please use at most ${EDITOR_WORDS_LIMIT.toLocaleString('en-GB')} characters.`,
	'ground-missing': 'Please choose a ground.',
	'answer-owed': 'This is a request about personal data: it has to be answered before it is closed.',
	'not-an-editor': 'You have been signed out. Please log in again.',
};

/** The words for a failure; one that no page expects is told as the unexpected is. */
export const deskFailure = (kind: string): string =>
	Object.hasOwn(FAILURES, kind) ? (FAILURES[kind] ?? '') : 'An unexpected error occurred. Please try again.';
