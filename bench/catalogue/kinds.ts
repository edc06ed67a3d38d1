import { COURSE_FILES } from '#tests/support/facts/course-files/all.ts';
import { isReadAsAsked } from '#tests/support/facts/course-files/try-course-file.ts';
import type { Table } from '../table.ts';

/** How many of the invented files of each kind an import reads as it is asked to. */
export async function measureKinds(): Promise<Table> {
	const rows: Table['rows'] = [];
	for (const [kind, files] of Map.groupBy(COURSE_FILES, (file) => file.kind)) {
		let asked = 0;
		for (const file of files) if (await isReadAsAsked(file)) asked++;
		rows.push([kind, files.length, asked]);
	}
	return {
		title: 'Kinds of course files',
		note: 'Invented files (`tests/support/facts/course-files/`), and how many of them an import reads as asked. Goal: all.',
		columns: ['kind', 'files', 'read as asked'],
		rows,
	};
}
