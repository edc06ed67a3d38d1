import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { reviews } from '#database/schema/reviews.ts';

/** Says the language of each text (ISO 639-1), or null where it cannot be told. */
export type DetectLanguages = (texts: string[]) => Promise<(string | null)[]>;

/** So many are looked at in one go. */
export const LANGUAGES_AT_ONCE = 500;

/**
 * Looks at the texts that were stored since the last time, at most 500, and notes their language. Returns how many there were; throws
 * when the database or the detection does. A text that changes meanwhile is looked at again.
 */
export async function noteLanguages(db: Database, detect: DetectLanguages): Promise<number> {
	const unread = await db
		.select({ id: reviews.id, version: reviews.version, content: reviews.content, courseId: reviews.courseId })
		.from(reviews)
		.where(eq(reviews.languageRead, false))
		.orderBy(asc(reviews.id))
		.limit(LANGUAGES_AT_ONCE);
	if (unread.length === 0) return 0;
	const languages = await detect(unread.map(({ content }) => content));
	const rows = unread.map(({ id, version }, index) => ({ id, version, language: languages[index] ?? null }));
	await db.transaction(async (tx) => {
		await tx.execute(sql`
			update reviews set language = r.language, language_read = true
			from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id int, version int, language text)
			where reviews.id = r.id and reviews.version = r.version`);
		const keys = [...new Set(unread.map(({ courseId }) => `course:${courseId}`))];
		await tx.execute(sql`select pg_notify('fescue_changed', ${JSON.stringify(keys.length > 100 ? ['*'] : keys)})`);
	});
	return unread.length;
}
