import { BrokenFile } from '#domain/catalogue/import/files/broken-file.ts';
import { readRows } from '#domain/catalogue/import/files/read-file.ts';
import { makeCountryFinder } from '#domain/catalogue/import/rows/country-names.ts';
import type { ImportedCourse } from '#domain/catalogue/import/rows/imported-course.ts';
import { parseRow } from '#domain/catalogue/import/rows/parse-row.ts';
import { loadGeography } from '#domain/geography/geography.ts';
import type { FileReading } from '#domain/shared/course-imports.ts';
import { makeFile } from '../import-trial.ts';
import type { CourseFile, Expected } from './shapes.ts';

/** Reading the outlines of all countries takes longer than the files here. */
const tools = { geography: loadGeography(), findCountry: makeCountryFinder(), thisYear: 2026 };

/** What was made of a file: its rows by their lines, or why it could not be read; and how it was read. */
export type Tried = { rows: (ImportedCourse | string)[]; broken: string | null; reading: FileReading | null };

/** Reads a file and its rows as an import does, without a database. */
export async function tryCourseFile(content: string | Buffer, encoding?: string): Promise<Tried> {
	const file = await makeFile('courses', content);
	const rows: { line: number; became: ImportedCourse | string }[] = [];
	const tried: Tried = { rows: [], broken: null, reading: null };
	const onReading = (reading: FileReading) => {
		tried.reading = reading;
	};
	try {
		for await (const row of readRows(file, { encoding, onBytes: () => {}, onReading })) {
			const parsed = parseRow(row, { ...tools, file });
			rows.push({ line: row.line, became: parsed.ok ? parsed.value : parsed.refusal });
		}
	} catch (error) {
		if (!(error instanceof BrokenFile)) throw error;
		tried.broken = error.message;
	}
	tried.rows = rows.sort((a, b) => a.line - b.line).map(({ became }) => became);
	return tried;
}

/** Whether a row became what was asked for; positions to some metres. */
export function isAsAsked(became: ImportedCourse | string | undefined, asked: Expected): boolean {
	if (typeof asked === 'string' || typeof became !== 'object') return became === asked;
	return Object.entries(asked).every(([fact, value]) => isSame(became[fact as keyof ImportedCourse], value));
}

/** Whether all of a file was read as asked. */
export async function isReadAsAsked(file: CourseFile): Promise<boolean> {
	const { rows, broken } = await tryCourseFile(file.content, file.encoding);
	if ('broken' in file) return broken?.includes(file.broken) ?? false;
	return (
		broken === null && rows.length === file.rows.length && file.rows.every((asked, at) => isAsAsked(rows[at], asked))
	);
}

function isSame(found: unknown, asked: unknown): boolean {
	if (typeof found === 'number' && typeof asked === 'number') return Math.abs(found - asked) < 0.0001;
	return JSON.stringify(found) === JSON.stringify(asked);
}
