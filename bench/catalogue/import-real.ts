import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import type { Database } from '#database/client.ts';
import { importCourses } from '#domain/catalogue/import/import-courses.ts';
import type { RowReport } from '#domain/catalogue/import/notes.ts';
import { loadGeography } from '#domain/geography/geography.ts';
import { sharedData } from '#tests/support/facts/shared-data.ts';

const REAL = sharedData('courses-real.csv');

/** A row of the file, and what the import said of it. */
export type RealRow = {
	id: string;
	name: string;
	country: string;
	latitude: number;
	longitude: number;
	report: RowReport | undefined;
};

export type Real = { rows: RealRow[]; seconds: number };

/** Imports the real courses and gives every row of the file with what became of it. */
export async function importReal(db: Database): Promise<Real> {
	const reports = new Map<number, RowReport>();
	const options = {
		geography: loadGeography(),
		dryRun: false,
		now: new Date(),
		onRows: (rows: RowReport[]) => {
			for (const row of rows) reports.set(row.line, row);
		},
		onProgress: () => {},
	};
	const began = performance.now();
	const outcome = await importCourses(db, [REAL], options);
	if (!outcome.ok) throw new Error(outcome.message);
	const seconds = (performance.now() - began) / 1_000;
	const rows: RealRow[] = [];
	let line = 1;
	for await (const item of createReadStream(REAL).pipe(parse({ columns: true }))) {
		line += 1;
		// The columns of that file, none of whose rows is longer than a line.
		const { id, name, iso2, lat, lng } = item as Record<'id' | 'name' | 'iso2' | 'lat' | 'lng', string>;
		const place = { latitude: Number(lat), longitude: Number(lng) };
		rows.push({ id, name, country: iso2, ...place, report: reports.get(line) });
	}
	return { rows, seconds };
}
