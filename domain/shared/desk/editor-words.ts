import { failure, type Result, success } from '../result.ts';
import { cleanText, visibleLength } from '../text/text.ts';

/** The longest that an editor writes with a decision, or in an answer. */
export const EDITOR_WORDS_LIMIT = 4_000;

export type WordsFailure = { kind: 'words-missing' } | { kind: 'words-long' };

/** What an editor has typed, as it is stored and mailed. Fails where nothing is to be read, or far too much. */
export function readEditorWords(typed: string): Result<string, WordsFailure> {
	const words = cleanText(typed);
	if (visibleLength(words) === 0) return failure({ kind: 'words-missing' });
	return words.length > EDITOR_WORDS_LIMIT ? failure({ kind: 'words-long' }) : success(words);
}
