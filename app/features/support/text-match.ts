/** The longest text that is searched for; what is typed beyond it is not read. */
export const LONGEST_QUERY = 100;

/** Text as it is compared: lower case, one blank for many, straight quotes. */
export function plain(text: string): string {
	return text.normalize('NFC').replace(/\s+/g, ' ').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').trim().toLowerCase();
}

/** What somebody has typed, ready to be compared; empty for nothing but blanks. */
export const plainQuery = (typed: string | null) => plain((typed ?? '').slice(0, LONGEST_QUERY));

/** Whether one of the texts (already `plain`) holds the query as a substring. An empty query is in every text. */
export const holds = (texts: readonly string[], query: string) => texts.some((text) => text.includes(query));
