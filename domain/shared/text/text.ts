/** Control characters, lone surrogates and non-characters have no place in a text, whatever database it lands in (S06). */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;
/** Blanks before a line end. Looked for at the first of a run alone: else a run that no line end follows is read once for each (S11). */
const BLANKS_AT_END = /(?<![ \t])[ \t]+\n/g;
/** More than three combining marks on one letter are a prank, not a language (S05). */
const MARK_PILE = /(\p{M}{3})\p{M}+/gu;
/** What takes no place on the page: zero-width marks, direction marks, unassigned code points. */
const INVISIBLE = /\p{C}+/gu;
/** White space, and the two letters that are drawn as blanks: the Hangul filler and the empty Braille pattern. */
const BLANKS = /[\s\u3164\u2800]+/gu;

/** Text as it is stored: NFC, line ends as \n, nothing unprintable, no piles of empty lines, ends trimmed. */
export function cleanText(text: string): string {
	return text
		.normalize('NFC')
		.replace(/\r\n?/g, '\n')
		.replace(UNPRINTABLE, (character) => (character === '\n' || character === '\t' ? character : ''))
		.replace(MARK_PILE, '$1')
		.replace(BLANKS_AT_END, '\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim();
}

/** One line of text: as `cleanText`, with line ends and tabs as blanks. */
export const cleanLine = (text: string) => cleanText(text).replace(/\s+/gu, ' ');

/** How many characters a reader sees; a run of blanks is one. A text of zero-width marks has none (S05). */
export const visibleLength = (text: string) => [...text.replace(BLANKS, ' ').replace(INVISIBLE, '').trim()].length;
