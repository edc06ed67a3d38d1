import { stat } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { courseFiles, deskLog } from '#database/schema/desk.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { memberRow } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { makeFile, tryImport } from '#tests/support/facts/import-trial.ts';
import { importCourseFile, previewCourseFile } from './import-commands.ts';
import { getWaitingFile } from './import-queries.ts';

const FILE = 'name,country,lat,lng\nHillside,SE,55.91,12.75\n"",SE,55.5,12.9\nSeaside,SE,55.5,12.9\n';

let test: TestDatabase;
let editor: Awaited<ReturnType<typeof editorRow>>;
beforeAll(async () => {
	test = await openTestDatabase();
	editor = await editorRow(test);
});
afterAll(() => test.close());
beforeEach(async () => {
	await test.db.execute(sql`truncate courses, course_files, country_summaries cascade`);
});

async function received(content: string | Buffer, trouble: 'too-large' | 'no-room' | null = null) {
	const path = await makeFile('upload', content);
	return { field: 'courses', path, bytes: (await stat(path)).size, trouble };
}
const preview = async (content: string | Buffer, ctx = editor.ctx, encoding = '') =>
	previewCourseFile(ctx, await received(content), { name: 'club.csv', encoding });

describe('importing a file at the desk', () => {
	it('counts what the command line counts, and writes nothing before it is told to', async () => {
		const read = await preview(FILE);
		const counts = {
			taken: 2,
			merged: 0,
			refused: 1,
			flagged: 0,
			reasons: [{ count: 1, reason: 'refused: it has no name' }],
		};
		expect(read).toMatchObject({ ok: true, value: { name: 'club.csv', report: { counts, broken: null } } });
		expect(await test.db.$count(courses)).toBe(0);
		if (!read.ok) return;
		expect(read.value.report.rows).toEqual([{ line: 3, name: '', outcome: 'refused', reason: 'it has no name' }]);
		const imported = await importCourseFile(editor.ctx, read.value.fileId);
		expect(imported).toMatchObject({ ok: true, value: { counts, written: { inserted: 2, updated: 0 } } });
		expect(await test.db.select({ source: courses.source }).from(courses)).toEqual([
			{ source: 'club' },
			{ source: 'club' },
		]);
		const again = await tryImport(test.db, [await makeFile('club.csv', FILE)]);
		expect(again.outcome).toMatchObject({ ok: true, value: { inserted: 0 } });
	});

	it('stands in the log, in the transaction of the import, and happens once', async () => {
		const read = await preview(FILE);
		if (!read.ok) throw new Error('not read');
		const both = await Promise.all([1, 2].map(() => importCourseFile(editor.ctx, read.value.fileId)));
		expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
		const entries = await test.db.select().from(deskLog).where(eq(deskLog.actorId, editor.userId));
		expect(entries.at(-1)).toMatchObject({
			action: 'courses imported',
			thingId: 'club.csv',
			actorId: editor.userId,
			after: { taken: 2, refused: 1, inserted: 2 },
		});
		expect(await test.db.$count(courseFiles)).toBe(0);
		expect(await importCourseFile(editor.ctx, read.value.fileId)).toMatchObject({ kind: 'file-gone' });
		expect(await getWaitingFile(editor.ctx, read.value.fileId)).toBeNull();
	});

	it('says how it was read, and asks for an encoding that cannot be told', { timeout: 60_000 }, async () => {
		const bytes = Buffer.from('name,lat,lng\nPlze\xf2 GC,49.7,13.4\n', 'latin1');
		expect(await preview(bytes)).toMatchObject({
			kind: 'broken-file',
			report: { broken: { message: expect.stringContaining('which encoding?') } },
		});
		const read = await preview(bytes, editor.ctx, 'cp1250');
		expect(read).toMatchObject({
			ok: true,
			value: { report: { reading: { encoding: 'Windows-1250', delimiter: ',' } } },
		});
		if (!read.ok) return;
		await importCourseFile(editor.ctx, read.value.fileId);
		expect(await test.db.select({ name: courses.name }).from(courses)).toEqual([{ name: 'Plzeň GC' }]);
	});

	it('S47: tells of a broken file its line, and keeps nothing of it', async () => {
		const broken = await preview(`${FILE}"Seaside,SE,55.5,12.9\n`);
		expect(broken).toMatchObject({ kind: 'broken-file', report: { broken: { line: 5, message: expect.any(String) } } });
		expect(await preview('PK\u0003\u0004')).toMatchObject({ kind: 'broken-file' });
		expect(await test.db.$count(courseFiles)).toBe(0);
		expect(await test.db.$count(courses)).toBe(0);
	});

	it('takes no file that is missing or too long, and no name that leads elsewhere', async () => {
		const file = await received(FILE);
		const kindOf = async (given: typeof file | undefined, name: string, encoding = '') => {
			const outcome = await previewCourseFile(editor.ctx, given, { name, encoding });
			return outcome.ok ? 'taken' : outcome.kind;
		};
		expect(await kindOf(undefined, 'a')).toBe('file-missing');
		expect(await kindOf(await received('x', 'too-large'), 'a')).toBe('file-large');
		expect(await kindOf({ ...file, bytes: 9 * 1_048_576 }, 'a')).toBe('file-large');
		expect(await kindOf(await received('x', 'no-room'), 'a')).toBe('no-room');
		expect(await kindOf(file, 'a', 'klingon')).toBe('encoding-unknown');
		for (const name of ['', '../x', '.x', 'a/b', 'a'.repeat(61)]) expect(await kindOf(file, name)).toBe('name-wrong');
	});

	it('S31: is for editors alone', async () => {
		const { ctx } = await memberRow(test);
		expect(await preview(FILE, ctx)).toMatchObject({ kind: 'not-an-editor' });
		expect(await importCourseFile(ctx, crypto.randomUUID())).toMatchObject({ kind: 'not-an-editor' });
	});
});
