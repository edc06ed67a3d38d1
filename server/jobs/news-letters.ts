import { newsPath } from '#app/features/following/news-path.ts';
import { newsWords } from '#app/features/following/news-words.ts';
import { postNextLetter } from '#domain/following/letter-commands.ts';
import { listNewsOfLetter } from '#domain/following/letter-queries.ts';
import type { TakenLetter } from '#domain/mail/delivery-commands.ts';
import type { Messages } from '#domain/mail/messages.ts';
import type { DomainContext } from '#domain/shared/context.ts';

export type NewsLetterParts = Pick<DomainContext, 'db' | 'courseIndex' | 'now'>;

/** Posts the letters of the week that are due, until none is or the site stops. */
export async function postNewsLetters(parts: NewsLetterParts, isStopping: () => boolean): Promise<void> {
	while (!isStopping() && (await postNextLetter({ ...parts, changes: new Set() })));
}

type News = Messages['news-of-the-week'];

/**
 * What such a letter tells as it goes out: what was taken down or made private since it was posted is not in it. Null where nothing is
 * left, and it is not to be sent.
 */
export async function fillNewsLetter(parts: NewsLetterParts, { tokenId, data }: TakenLetter): Promise<News | null> {
	// The outbox is written by `postLetter` alone, which lets a message go with its own data only.
	const posted = data as News;
	const news = tokenId === null ? [] : await listNewsOfLetter(parts, tokenId, posted.since);
	const lines = news.map((item) => ({ title: newsWords(item).title, path: newsPath(item) }));
	return lines.length > 0 ? { ...posted, lines } : null;
}
