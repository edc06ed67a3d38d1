import type { Refusal } from '#domain/catalogue/import/notes.ts';
import type { ImportedCourse } from '#domain/catalogue/import/rows/imported-course.ts';

/** What is to become of a row: a course with these facts, or a refusal for this reason. */
export type Expected = Partial<ImportedCourse> | Refusal;

/**
 * An invented file of a kind that is met with in the world, and what an import makes of it: of its rows in their order, or the words
 * with which it is refused as a whole.
 */
export type CourseFile = {
	kind: string;
	what: string;
	content: string | Buffer;
	/** Told by hand, where the file does not tell it. */
	encoding?: string;
} & ({ rows: readonly Expected[] } | { broken: string });
