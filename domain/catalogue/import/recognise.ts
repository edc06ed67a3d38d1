import type { Database } from '#database/client.ts';
import type { Result } from '#domain/shared/result.ts';
import { findOpenOnes, type OpenOne } from './gone.ts';
import type { Note, RowReport } from './notes.ts';
import { noticeRenames, type Renames } from './rename.ts';
import type { ImportedCourse, RowRefusal } from './rows/parse-row.ts';

type Row = { parsed: Result<ImportedCourse, RowRefusal> };

/** The courses of some rows, to be matched, those that are gone there and open here, and what is to be said of known ids. */
export type Recognised = {
	courses: ImportedCourse[];
	gone: OpenOne[];
	tell: (reports: readonly RowReport[]) => RowReport[];
};

/** Looks up which rows are of courses that are known by their ids: those that have new names, and those that are gone. */
export async function recognise(
	tx: Database,
	rows: readonly Row[],
	renames: Renames,
	day: string,
): Promise<Recognised> {
	const read = rows.flatMap(({ parsed }) => (parsed.ok ? [parsed.value] : []));
	const noticed = await noticeRenames(tx, read, renames, day);
	const gone = await findOpenOnes(
		tx,
		rows.map(({ parsed }) => (parsed.ok ? null : (parsed.gone ?? null))),
	);
	const notes = rows.map((): Note[] => []);
	for (const [at, { slug }] of gone) notes[at] = [{ flag: 'closed-known', detail: slug }];
	let next = 0;
	const names = rows.map(({ parsed }, at) => {
		if (!parsed.ok) return parsed.name;
		const { course, renamed } = noticed[next++] ?? { course: parsed.value, renamed: false };
		if (renamed) notes[at] = [{ flag: 'renamed', detail: `before: ${course.name}` }];
		return parsed.value.name;
	});
	return {
		courses: noticed.map(({ course }) => course),
		gone: [...gone.values()],
		tell: (reports) =>
			reports.map((report, at) => ({
				...report,
				name: names[at] ?? report.name,
				notes: [...(notes[at] ?? []), ...report.notes],
			})),
	};
}
