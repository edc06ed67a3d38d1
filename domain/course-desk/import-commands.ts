import { readFile } from 'node:fs/promises';
import { eq, lt } from 'drizzle-orm';
import { courseFiles } from '#database/schema/desk.ts';
import type { DomainContext } from '../shared/context.ts';
import type { ImportReport } from '../shared/course-imports.ts';
import { DECISIONS_MADE } from '../shared/desk/desk-log.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import type { ReceivedFile } from '../shared/pictures.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { COURSE_FILE_BYTES, COURSE_FILE_NAME_LENGTH } from './import-options.ts';

export type ImportFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'file-missing' }
	| { kind: 'file-large' }
	/** Our own disk would not take it. */
	| { kind: 'no-room' }
	/** The file needs a name of letters, digits, dots, hyphens and underscores. */
	| { kind: 'name-wrong' }
	/** It cannot be read to its end: `report` says where and why. */
	| { kind: 'broken-file'; report: ImportReport }
	/** Imported already, or kept for longer than a day. */
	| { kind: 'file-gone' };

/** A file that was read and waits to be imported. */
export type PreviewedFile = { fileId: string; name: string; report: ImportReport };

const NAME = new RegExp(`^(?=.{1,${COURSE_FILE_NAME_LENGTH}}$)[a-z\\d][\\w.-]*$`, 'i');
const KEPT_MILLISECONDS = 86_400_000;

/**
 * Reads a file of courses as the import would and says what would become of every row, without writing one; the file is
 * kept for a day, to be imported. Fails as `ImportFailure` lists; throws when the process that reads it does.
 */
export async function previewCourseFile(
	ctx: DomainContext,
	file: ReceivedFile | undefined,
	name: string,
): Promise<Result<PreviewedFile, ImportFailure>> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	if (!file) return failure({ kind: 'file-missing' });
	if (file.trouble === 'no-room') return failure({ kind: 'no-room' });
	if (file.trouble !== null || file.bytes > COURSE_FILE_BYTES) return failure({ kind: 'file-large' });
	if (!NAME.test(name)) return failure({ kind: 'name-wrong' });
	const report = await ctx.courseImports.run({ file, name, commit: null });
	if (report.broken) return failure({ kind: 'broken-file', report });
	const createdAt = ctx.now();
	await ctx.db.delete(courseFiles).where(lt(courseFiles.createdAt, new Date(createdAt.getTime() - KEPT_MILLISECONDS)));
	const content = await readFile(file.path);
	const [row] = await ctx.db.insert(courseFiles).values({ name, content, createdAt }).returning({ id: courseFiles.id });
	if (!row) throw new Error('the file was not kept');
	return success({ fileId: row.id, name, report });
}

/**
 * Imports a file that was previewed: all of it or nothing, in one transaction with its line in the log. Fails with
 * `file-gone` where another editor was quicker, `broken-file`, or `not-an-editor`.
 */
export async function importCourseFile(
	ctx: DomainContext,
	fileId: string,
): Promise<Result<ImportReport, ImportFailure>> {
	const { viewer } = ctx;
	if (!isEditor(viewer) || viewer.kind !== 'member') return failure({ kind: 'not-an-editor' });
	const [file] = await ctx.db.select().from(courseFiles).where(eq(courseFiles.id, fileId));
	if (!file) return failure({ kind: 'file-gone' });
	const { content, name } = file;
	const report = await ctx.courseImports.run({ file: { content }, name, commit: { actorId: viewer.userId, fileId } });
	if (report.gone) return failure({ kind: 'file-gone' });
	if (report.broken) return failure({ kind: 'broken-file', report });
	for (const key of ['catalogue', 'ranking', DECISIONS_MADE]) ctx.changes.add(key);
	return success(report);
}
