import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { openFilePieces, openFiles } from '#database/schema/open-data.ts';
import type { DomainContext } from '#domain/shared/context.ts';

/** The key of what tells of the file; changed when there is a new one. */
export const OPEN_FILE = 'open-file';

/** The file of the catalogue as readers fetch it: its name, the day (YYYY-MM-DD) of what it tells, its size and how many courses it has. */
export type OpenFile = { name: string; day: string; bytes: number; courses: number };

/** What is sent of it: `hash` is SHA-256 in hex. */
export type KeptFile = OpenFile & {
	id: number;
	hash: string;
	madeAt: Date;
	/** Where the changes of courses begin that it may not have; null where nobody knows. */
	changesFrom: number | null;
};

/** The newest file of the whole catalogue; null while none has been made. */
export async function getOpenFile(ctx: Pick<DomainContext, 'db' | 'reads'>): Promise<OpenFile | null> {
	ctx.reads.add(OPEN_FILE);
	const kept = await getKeptFile(ctx);
	if (!kept) return null;
	const { name, day, bytes, courses } = kept;
	return { name, day, bytes, courses };
}

/** The newest file with what is kept of it; null while none has been made. */
export async function getKeptFile({ db }: { db: Database }): Promise<KeptFile | null> {
	const [row] = await db
		.select()
		.from(openFiles)
		.where(isNotNull(openFiles.madeAt))
		.orderBy(desc(openFiles.id))
		.limit(1);
	if (!row) return null;
	const { id, day, hash, bytes, courses, madeAt, changesFrom } = row;
	if (madeAt === null || hash === null || bytes === null || courses === null)
		throw new Error(`the file ${id} of the catalogue is offered and not whole`);
	return { id, name: openFileName(day), day, hash, bytes, courses, madeAt, changesFrom };
}

/** What the file of a day is called: `courses-2026-11-29.csv.gz`. */
export const openFileName = (day: string) => `courses-${day}.csv.gz`;

/** The bytes of a file, piece by piece. Throws where it has been removed meanwhile: what was sent is no whole file then. */
export async function* readOpenFile({ db }: { db: Database }, { id, bytes }: KeptFile): AsyncGenerator<Buffer> {
	let sent = 0;
	for (let number = 0; sent < bytes; number++) {
		const [piece] = await db
			.select({ content: openFilePieces.content })
			.from(openFilePieces)
			.where(and(eq(openFilePieces.fileId, id), eq(openFilePieces.number, number)));
		if (!piece) throw new Error(`the file ${id} of the catalogue has gone while it was sent`);
		sent += piece.content.length;
		yield piece.content;
	}
}
