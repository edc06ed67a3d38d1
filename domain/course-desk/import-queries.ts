import { eq } from 'drizzle-orm';
import { courseFiles } from '#database/schema/desk.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';

/** The name of a file that was previewed and waits to be imported; null where there is none, for an editor or at all. */
export async function getWaitingFile({ db, viewer }: DomainContext, fileId: string): Promise<string | null> {
	if (!isEditor(viewer)) return null;
	const [file] = await db.select({ name: courseFiles.name }).from(courseFiles).where(eq(courseFiles.id, fileId));
	return file?.name ?? null;
}
