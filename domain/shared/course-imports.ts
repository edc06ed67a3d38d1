/** A file of courses to be read. `name` becomes the source of rows that tell none. */
export type ImportOrder = {
	file: { path: string } | { content: Buffer };
	name: string;
	/** Null for a dry run; else who imports it, and the stored file that is gone once it is imported. */
	commit: { actorId: string; fileId: string } | null;
	/** The encoding that its letters are in, where somebody has said so. */
	encoding?: string | undefined;
};

/**
 * How a file was read. `delimiter` is null for JSON, `skipped` how many lines stood before the header. `understood`: columns, or keys,
 * with the label of what they were taken for; `ignored`: those that nothing is known of.
 */
export type FileReading = {
	file: string;
	encoding: string;
	format: 'table' | 'json';
	delimiter: string | null;
	skipped: number;
	understood: { header: string; label: string }[];
	ignored: string[];
};

/** A row that was refused or is to be looked at, with its line in the file. */
export type ToldRow = { line: number; name: string; outcome: string; reason: string };

/** What became of a file's rows: how many there were of each, and why, the most frequent reason first. */
export type ImportCounts = {
	taken: number;
	merged: number;
	/** Taken, and the desk is asked whether they are another course. */
	waiting: number;
	refused: number;
	/** Taken or merged, but to be looked at. */
	flagged: number;
	reasons: { count: number; reason: string }[];
};

/**
 * What became of a file, as the command line says it too, with the first rows that were refused or flagged. `broken`: the
 * file cannot be read to its end, and nothing was written. `gone`: somebody else has imported it already.
 */
export type ImportReport = {
	/** Null where the file could not be read at all. */
	reading: FileReading | null;
	counts: ImportCounts;
	rows: ToldRow[];
	broken: { line: number | null; message: string } | null;
	gone: boolean;
	written: { inserted: number; updated: number };
};

/** Reads files of courses in a process of its own, one at a time. Throws when that process ends before it has answered. */
export type CourseImports = { run: (order: ImportOrder) => Promise<ImportReport> };
