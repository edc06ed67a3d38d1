import { readFile } from 'node:fs/promises';
import { eq, lt } from 'drizzle-orm';
import { courseFiles } from '#database/schema/desk.ts';
import { findEncoding } from '#domain/catalogue/import/files/encoding/encodings.ts';
import { readBytes } from '#domain/catalogue/import/files/file-bytes.ts';
import { readText } from '#domain/catalogue/import/files/inspect-file.ts';
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
	/** No encoding is called so. */
	| { kind: 'encoding-unknown' }
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
 * kept for a day, to be imported. `encoding` is empty where the file is to tell it. Fails as `ImportFailure` lists; throws when the process that reads it does.
 */
export async function previewCourseFile(
	ctx: DomainContext,
	file: ReceivedFile | undefined,
	{ name, encoding: said }: { name: string; encoding: string },
): Promise<Result<PreviewedFile, ImportFailure>> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	if (!file) return failure({ kind: 'file-missing' });
	if (file.trouble === 'no-room') return failure({ kind: 'no-room' });
	if (file.trouble !== null || file.bytes > COURSE_FILE_BYTES) return failure({ kind: 'file-large' });
	if (!NAME.test(name)) return failure({ kind: 'name-wrong' });
	const encoding = said === '' ? undefined : findEncoding(said);
	if (encoding === null) return failure({ kind: 'encoding-unknown' });
	const report = await ctx.courseImports.run({ file, name, commit: null, encoding });
	if (report.broken) return failure({ kind: 'broken-file', report });
	const createdAt = ctx.now();
	await ctx.db.delete(courseFiles).where(lt(courseFiles.createdAt, new Date(createdAt.getTime() - KEPT_MILLISECONDS)));
	// It is kept as UTF-8, so that nobody has to be asked for its encoding again.
	const content = encoding === undefined ? await readFile(file.path) : await readAsUtf8(file.path, encoding);
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

async function readAsUtf8(path: string, encoding: string): Promise<Buffer> {
	const pieces: string[] = [];
	for await (const piece of readText(readBytes(path), encoding)) pieces.push(piece);
	return Buffer.from(pieces.join(''));
}
