import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#database/client.ts';
import { importCourses } from '#domain/catalogue/import/import-courses.ts';
import type { RowReport } from '#domain/catalogue/import/notes.ts';
import { loadGeography } from '#domain/geography/geography.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

/** What an import gave: its result, and what it said of every row. */
export type Trial = { outcome: Awaited<ReturnType<typeof importCourses>>; rows: RowReport[] };

/** Writes a file into a folder of its own and returns its path. */
export async function makeFile(name: string, content: string | Buffer): Promise<string> {
	const file = path.join(await makeTemporaryFolder(), name);
	await writeFile(file, content);
	return file;
}

/** Reading the outlines of all countries takes longer than most imports here. */
const geography = loadGeography();

/** Imports files and gathers the report. */
export async function tryImport(db: Database, files: string[], dryRun = false): Promise<Trial> {
	const rows: RowReport[] = [];
	const outcome = await importCourses(db, files, {
		geography,
		dryRun,
		now: new Date('2026-06-01T12:00:00Z'),
		onRows: (batch) => {
			rows.push(...batch);
		},
		onProgress: () => {},
	});
	return { outcome, rows };
}

/** How many rows were taken, merged, waiting and refused, and how many of them carry a flag. */
export function countRows(rows: readonly RowReport[]) {
	const count = (outcome: RowReport['outcome']) => rows.filter((row) => row.outcome === outcome).length;
	const flagged = rows.filter((row) => row.refusal === null && row.notes.length > 0).length;
	const waiting = count('waiting');
	return {
		taken: count('taken'),
		merged: count('merged'),
		...(waiting > 0 && { waiting }),
		refused: count('refused'),
		flagged,
	};
}
