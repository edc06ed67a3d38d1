import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { knownDevices, sessions, users } from '#database/schema/accounts.ts';
import { postLetter } from '#domain/mail/outbox-commands.ts';
import type { SessionGrant } from '#domain/shared/account-services.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { writeRefreshToken } from '#domain/shared/secrets.ts';
import { after, LIFETIMES } from '../lifetimes.ts';
import { type Account, nameIn, type Session } from '../queries.ts';
import { deviceName, wideNetwork } from './device.ts';

type Opening = { method: Session['method']; remember: boolean };

/**
 * Begins a session for the client, in the caller's transaction. A session that the browser held before is ended, so that
 * nothing of it lives on under the new one (S15). A sign-in from a device not seen before is told by mail.
 */
export async function openSession(
	tx: Database,
	ctx: DomainContext,
	account: Account,
	{ method, remember }: Opening,
): Promise<Session> {
	const now = ctx.now();
	const { network, userAgent } = ctx.client;
	if (ctx.viewer.kind === 'member') await tx.delete(sessions).where(eq(sessions.id, ctx.viewer.sessionId));
	const notAfter = after(now, remember ? LIFETIMES.rememberedSession : LIFETIMES.session);
	const [session] = await tx
		.insert(sessions)
		.values({
			userId: account.id,
			method,
			remember,
			notAfter,
			userAgent,
			network,
			refreshedAt: now,
			seenAt: now,
			createdAt: now,
		})
		.returning();
	if (!session) throw new Error('the session was not stored');
	await tx.update(users).set({ lastSignInAt: now }).where(eq(users.id, account.id));
	await meetDevice(tx, ctx, account);
	return session;
}

async function meetDevice(tx: Database, { now, client }: DomainContext, account: Account) {
	const device = deviceName(client.userAgent);
	const network = wideNetwork(client.network);
	const [known] = await tx
		.update(knownDevices)
		.set({ seenAt: now() })
		.where(and(eq(knownDevices.userId, account.id), eq(knownDevices.device, device), eq(knownDevices.network, network)))
		.returning({ device: knownDevices.device });
	if (known) return;
	await tx.insert(knownDevices).values({ userId: account.id, device, network, seenAt: now() }).onConflictDoNothing();
	// The first device of all is the one the account was made with.
	if (account.lastSignInAt === null) return;
	const data = { firstName: nameIn(account, 'first_name'), at: now().toISOString(), device };
	await postLetter(tx, { message: 'new-device', recipient: account.email, data }, now());
}

/** The tokens of a session as it stands in its row; notes in the context that the browser is signed in. */
export async function grantSession(
	ctx: DomainContext,
	{ session, account }: { session: Session; account: Account },
): Promise<SessionGrant> {
	const now = ctx.now();
	const expiresAt = new Date(Math.min(after(now, LIFETIMES.accessToken).getTime(), session.notAfter.getTime()));
	const secondsUntil = (end: Date) => Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000));
	const claims = {
		sub: account.id,
		email: account.email,
		session_id: session.id,
		app_metadata: { provider: 'email', providers: ['email'] },
		user_metadata: toUserMetadata(account),
		amr: [amrOf(session)],
	};
	const grant: SessionGrant = {
		accessToken: await ctx.accounts.accessTokens.issue(claims, now, expiresAt),
		refreshToken: writeRefreshToken(ctx.secret, { sessionId: session.id, counter: session.counter }),
		expiresAt,
		seconds: secondsUntil(expiresAt),
		sessionSeconds: secondsUntil(session.notAfter),
		remember: session.remember,
	};
	ctx.sessionChange = { kind: 'begun', grant };
	return grant;
}

/** What a member's own data look like in tokens and answers: the names that were given, and what we know of the address. */
export function toUserMetadata({ id, email, confirmedAt, metadata }: Account): Record<string, unknown> {
	return { ...metadata, sub: id, email, email_verified: confirmedAt !== null, phone_verified: false };
}

/** How a session began, in the protocol's words: every mailed link is a one-time password to it. */
function amrOf({ method, createdAt }: Session) {
	return { method: method === 'password' ? 'password' : 'otp', timestamp: Math.floor(createdAt.getTime() / 1000) };
}

/** Ends an account's sessions but the one named; returns how many there were. */
export async function endSessions(tx: Database, userId: string, except?: string): Promise<number> {
	const others = except === undefined ? undefined : ne(sessions.id, except);
	const ended = await tx
		.delete(sessions)
		.where(and(eq(sessions.userId, userId), others))
		.returning({ id: sessions.id });
	return ended.length;
}

/** Notes that a session is in use, in steps of an hour, for the list of devices and the fortnight without use. */
export async function touchSession(ctx: Pick<DomainContext, 'db' | 'now'>, { id, seenAt }: Session): Promise<void> {
	if (after(seenAt, LIFETIMES.seenStep) > ctx.now()) return;
	await ctx.db.update(sessions).set({ seenAt: ctx.now() }).where(eq(sessions.id, id));
}

/** Whether the session that has ended is the one of this browser. */
export function noteEndOf(ctx: DomainContext, userId: string) {
	if (ctx.viewer.kind === 'member' && ctx.viewer.userId === userId) ctx.sessionChange = { kind: 'ended' };
}
