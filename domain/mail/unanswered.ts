/**
 * So often the text of a letter goes out without word of what became of it: once, and once more to make sure. Nobody gets a letter
 * more than twice, whatever the mail server does, and whoever of us is killed (R15).
 */
export const MOST_UNANSWERED = 2;

/** What an operator reads of a letter whose text has gone out unanswered. */
export const PERHAPS_DELIVERED =
	'perhaps delivered: the mail server was given the letter, and has not said whether it took it';

const LONGEST_TROUBLE = 500;

/** What is kept of the trouble with a letter that has gone out unanswered so often: nothing, what the mail server said, or both. */
export function inWords(unanswered: number, said: string | null): string | null {
	if (unanswered === 0) return said?.slice(0, LONGEST_TROUBLE) ?? null;
	return (said === null ? PERHAPS_DELIVERED : `${PERHAPS_DELIVERED} (${said})`).slice(0, LONGEST_TROUBLE);
}
