import type { Database } from '#database/client.ts';
import type { Result } from '#domain/shared/result.ts';
import { findOpenOnes, type OpenOne } from './gone.ts';
import type { Note, RowReport } from './notes.ts';
import { noticeRenames, type Renames } from './rename.ts';
import type { ImportedCourse, RowRefusal } from './rows/imported-course.ts';

/** What a row is known by that says that its course is gone. */
function goneOf(parsed: Row['parsed']): NonNullable<RowRefusal['gone']> | null {
	if (!parsed.ok) return parsed.gone ?? null;
	return parsed.value.open?.closedOn ? parsed.value : null;
}

type Row = { parsed: Result<ImportedCourse, RowRefusal> };

/** The courses that some rows tell of, in their order. */
export const coursesOf = (rows: readonly Row[]): ImportedCourse[] =>
	rows.flatMap(({ parsed }) => (parsed.ok ? [parsed.value] : []));

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
	const noticed = await noticeRenames(tx, coursesOf(rows), renames, day);
	const gone = await findOpenOnes(
		tx,
		rows.map(({ parsed }) => goneOf(parsed)),
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
		// What a site like this one has closed is told in the report alone: it may still be mapped as open.
		gone: [...gone].flatMap(([at, one]) => (rows[at]?.parsed.ok ? [] : [one])),
		tell: (reports) =>
			reports.map((report, at) => ({
				...report,
				name: names[at] ?? report.name,
				notes: [...(notes[at] ?? []), ...report.notes],
			})),
	};
}
