import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#database/schema/accounts.ts';
import { newsReaders } from '#database/schema/following.ts';
import type { NotSignedIn } from '../accounts/errors.ts';
import { nameIn } from '../accounts/queries.ts';
import { freshSince, listAlerts, listCoursesWithNews } from '../conditions/alerts/alert-queries.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import { type AlertReader, listAlertReaders, mayGetOne } from './alert-queries.ts';

/** Asks for a letter when something that matters comes of a course that the viewer follows or is about to play (N3). One that is asked for stays. */
export async function askForAlerts({ viewer, db, now }: DomainContext): Promise<Result<object, NotSignedIn>> {
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const alert = { alertId: randomUUID(), alertUntil: now(), alertSentAt: null };
	await db
		.insert(newsReaders)
		.values({ userId: viewer.userId, ...alert })
		.onConflictDoUpdate({ target: newsReaders.userId, set: alert, setWhere: isNull(newsReaders.alertId) });
	return success({});
}

export const NO_ALERTS = { alertId: null, alertUntil: null, alertSentAt: null };

/** Ends these letters of the viewer. */
export async function endAlerts({ viewer, db }: DomainContext): Promise<Result<object, NotSignedIn>> {
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	await db.update(newsReaders).set(NO_ALERTS).where(eq(newsReaders.userId, viewer.userId));
	return success({});
}

/** The letter as it waits in the outbox says nothing of what somebody follows or plans: that is read when it goes out. */
type Sources = Pick<DomainContext, 'db' | 'courseIndex' | 'now' | 'changes'>;

/**
 * Posts a letter to each member of whose courses something has come that matters, one a day at most: what comes meanwhile waits for the
 * next. Nothing is written where there is nothing to tell. However many run at once, each letter is posted once.
 */
export async function postAlerts(sources: Sources, isStopping: () => boolean): Promise<void> {
	const courseIds = await listCoursesWithNews(sources);
	if (courseIds.length === 0) return;
	let after: string | null = null;
	do {
		const readers: AlertReader[] = await listAlertReaders(sources, courseIds, after);
		for (const reader of readers) {
			if (isStopping()) return;
			const since = new Date(Math.max(reader.since.getTime(), freshSince(sources.now()).getTime()));
			const alerts = await listAlerts(sources, reader.courseIds, { since, reader: reader.userId });
			if (alerts.length > 0) await post(sources, reader, since);
		}
		after = readers.at(-1)?.userId ?? null;
	} while (after !== null);
}

async function post(sources: Sources, { userId, alertId }: AlertReader, since: Date): Promise<void> {
	const at = sources.now();
	await inTransaction<Result<object, never>>(sources as DomainContext, async (tx) => {
		// Another node may have posted it a moment ago, or is about to.
		const [reader] = await tx
			.select({ user: users })
			.from(newsReaders)
			.innerJoin(users, eq(users.id, newsReaders.userId))
			.where(and(eq(newsReaders.userId, userId), eq(newsReaders.alertId, alertId), mayGetOne(at)))
			.for('update', { of: newsReaders, skipLocked: true });
		if (!reader) return success({});
		await tx.update(newsReaders).set({ alertUntil: at, alertSentAt: at }).where(eq(newsReaders.userId, userId));
		const data = { firstName: nameIn(reader.user, 'first_name'), since: since.toISOString(), lines: [] };
		await postLetter(tx, { message: 'course-alert', recipient: reader.user.email, data, tokenId: alertId }, at);
		return success({});
	});
}
