import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { users } from '#database/schema/accounts.ts';
import { newsReaders } from '#database/schema/following.ts';
import type { NotSignedIn } from '../accounts/errors.ts';
import { nameIn } from '../accounts/queries.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { isLinkToken } from '../shared/secrets.ts';
import { inTransaction } from '../shared/transaction.ts';
import { isUuid } from '../shared/uuid.ts';
import { NO_ALERTS } from './alert-commands.ts';
import { windowUntil } from './news.ts';
import { listNews } from './news-queries.ts';

const WEEK_MILLISECONDS = 7 * 86_400_000;

/** Asks for the letter of the week: the first comes in a week, with what is new from now on. One that is asked for stays. */
export async function askForLetter({ viewer, db, now }: DomainContext): Promise<Result<object, NotSignedIn>> {
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const letter = { letterId: randomUUID(), letterUntil: now() };
	await db
		.insert(newsReaders)
		.values({ userId: viewer.userId, ...letter })
		.onConflictDoUpdate({ target: newsReaders.userId, set: letter, setWhere: isNull(newsReaders.letterId) });
	return success({});
}

const NO_LETTER = { letterId: null, letterUntil: null };

/** Ends the viewer's letter of the week. */
export async function endLetter({ viewer, db }: DomainContext): Promise<Result<object, NotSignedIn>> {
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	await db.update(newsReaders).set(NO_LETTER).where(eq(newsReaders.userId, viewer.userId));
	return success({});
}

/** The link in every letter that ends those of its kind: of the week, or about courses as they are now. */
export type LetterLink = { letter: string; token: string };

/** Ends the letters that a link names, without a session; pressing it again is as good. Fails with `link-void` for a link that we have not signed. */
export async function endLetterBy(
	ctx: DomainContext,
	link: LetterLink,
): Promise<Result<object, { kind: 'link-void' }>> {
	if (!isOurLetter(ctx, link)) return failure({ kind: 'link-void' });
	await ctx.db.update(newsReaders).set(NO_LETTER).where(eq(newsReaders.letterId, link.letter));
	await ctx.db.update(newsReaders).set(NO_ALERTS).where(eq(newsReaders.alertId, link.letter));
	return success({});
}

/** Whether the link was signed by us for that letter. */
export const isOurLetter = ({ secret }: DomainContext, { letter, token }: LetterLink) =>
	isUuid(letter) && isLinkToken(secret, letter, token);

/** The letter of the week as it waits in the outbox: nothing in it says what somebody follows. Its news are read when it goes out. */
type Sources = Pick<DomainContext, 'db' | 'courseIndex' | 'now' | 'changes'>;

/**
 * Posts the letter of the next member for whom a week has gone by, where there is anything new; where there is not, the next look is in
 * a week. False when nobody is left. However many run at once, nobody is taken twice.
 */
export async function postNextLetter(sources: Sources): Promise<boolean> {
	const at = sources.now();
	const outcome = await inTransaction<Result<{ found: boolean }, never>>(sources as DomainContext, async (tx) => {
		const [reader] = await tx
			.select({
				userId: newsReaders.userId,
				letterId: newsReaders.letterId,
				until: newsReaders.letterUntil,
				user: users,
			})
			.from(newsReaders)
			.innerJoin(users, eq(users.id, newsReaders.userId))
			.where(
				and(
					isNotNull(newsReaders.letterId),
					lte(newsReaders.letterUntil, new Date(at.getTime() - WEEK_MILLISECONDS)),
					isNotNull(users.confirmedAt),
					or(isNull(users.bannedUntil), lte(users.bannedUntil, at)),
				),
			)
			.orderBy(asc(newsReaders.letterUntil))
			.limit(1)
			.for('update', { of: newsReaders, skipLocked: true });
		if (!reader) return success({ found: false });
		const { userId, letterId, until, user } = reader;
		await tx.update(newsReaders).set({ letterUntil: at }).where(eq(newsReaders.userId, userId));
		const news = await listNews({ ...sources, db: tx }, userId, windowUntil(at, until));
		if (news.length > 0 && letterId !== null && until !== null) {
			const data = { firstName: nameIn(user, 'first_name'), since: until.toISOString(), lines: [] };
			await postLetter(tx, { message: 'news-of-the-week', recipient: user.email, data, tokenId: letterId }, at);
		}
		return success({ found: true });
	});
	return outcome.ok && outcome.value.found;
}
