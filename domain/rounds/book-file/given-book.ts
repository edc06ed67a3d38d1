/** A line of a book as it was given: where it stands, in words, and its cells by the names of their columns. */
export type GivenLine = { at: string; cells: Readonly<Record<string, string>> };

/** What is wrong with a file, and what would be right: where, and in which column where it is in one. */
export type BookFault = { at: string; field: string | null; message: string };

/** What a file holds, as far as it can be read. */
export type GivenBook = { marks: GivenLine[]; rounds: GivenLine[]; faults: BookFault[] };

/** A book with one thing wrong, for which nothing of it could be read. */
export const unreadable = (at: string, message: string): GivenBook => ({
	marks: [],
	rounds: [],
	faults: [{ at, field: null, message }],
});

/** A text as it is quoted in a message. */
export const quote = (text: string) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;

/** The file itself, by what stands before the places in it. */
export const fileOf = (before: string) => before.replace(/, $/, '') || 'The file';
