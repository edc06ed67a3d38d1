import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { reviewFilePieces, reviewFiles } from '#database/schema/open-data.ts';
import type { DomainContext } from '#domain/shared/context.ts';

/** The key of what tells of these files; changed when there is a new one. */
export const REVIEW_FILES = 'review-files';

/** A night's file of the reviews that count in ratings, as readers fetch it. `day` is YYYY-MM-DD in UTC. */
export type ReviewFile = { name: string; day: string; bytes: number; reviews: number; courses: number };

/** What is sent of one: `hash` is SHA-256 in hex. */
export type KeptReviewFile = ReviewFile & { hash: string; madeAt: Date };

/** The files that are kept, the newest first. */
export async function listReviewFiles(ctx: Pick<DomainContext, 'db' | 'reads'>): Promise<ReviewFile[]> {
	ctx.reads.add(REVIEW_FILES);
	const rows = await ctx.db.select().from(reviewFiles).orderBy(desc(reviewFiles.day));
	return rows.map(({ day, bytes, reviews, courses }) => ({ name: reviewFileName(day), day, bytes, reviews, courses }));
}

/** The file of a day, or the newest; null where there is none. */
export async function getReviewFile({ db }: { db: Database }, day?: string): Promise<KeptReviewFile | null> {
	const [row] = await db
		.select()
		.from(reviewFiles)
		.where(day === undefined ? undefined : eq(reviewFiles.day, day))
		.orderBy(desc(reviewFiles.day))
		.limit(1);
	return row ? { ...row, name: reviewFileName(row.day) } : null;
}

/** What the file of a day is called: `reviews-2026-11-29.csv.gz`. */
export const reviewFileName = (day: string) => `reviews-${day}.csv.gz`;

/** The bytes of a file, piece by piece. Throws where it has been removed meanwhile: what was sent is no whole file then. */
export async function* readReviewFile({ db }: { db: Database }, { day, bytes }: ReviewFile): AsyncGenerator<Buffer> {
	let sent = 0;
	for (let number = 0; sent < bytes; number++) {
		const [piece] = await db
			.select({ content: reviewFilePieces.content })
			.from(reviewFilePieces)
			.where(and(eq(reviewFilePieces.day, day), eq(reviewFilePieces.number, number)));
		if (!piece) throw new Error(`the file of reviews of ${day} has gone while it was sent`);
		sent += piece.content.length;
		yield piece.content;
	}
}
