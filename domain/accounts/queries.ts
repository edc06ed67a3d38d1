import { and, desc, eq, getTableColumns, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { oneTimeTokens, sessions, type TokenKind, users } from '#database/schema/accounts.ts';
import type { DomainContext, Member } from '../shared/context.ts';
import { hashLinkToken } from '../shared/secrets.ts';
import { after, isFromLater, LIFETIMES } from './lifetimes.ts';
import { deviceName } from './sessions/device.ts';

const { passwordHash: _, ...publicColumns } = getTableColumns(users);
/** Everything of an account but the hash of its password, which leaves the table only to be compared (S31). */
const accountColumns = { ...publicColumns, hasPassword: sql<boolean>`${users.passwordHash} is not null` };

export type Account = Omit<typeof users.$inferSelect, 'passwordHash'> & { hasPassword: boolean };
export type Session = typeof sessions.$inferSelect;

/** A signed-in device as its owner sees it. */
export type SessionEntry = {
	id: string;
	/** "Firefox on Windows". */
	device: string;
	network: string;
	/** The one that asks. */
	current: boolean;
	createdAt: Date;
	seenAt: Date;
};

const MOST_SESSIONS = 100;
/** So many sign-ups of an address are kept in view: a letter goes to it once a minute at most. */
export const MOST_SIGN_UPS = 100;

/** The account, or null. */
export async function getAccount(db: Database, userId: string): Promise<Account | null> {
	const [row] = await db.select(accountColumns).from(users).where(eq(users.id, userId));
	return row ?? null;
}

/** The hash of the account's password, for comparing alone; null where there is none. */
export async function getPasswordHash(db: Database, userId: string): Promise<string | null> {
	const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
	return row?.hash ?? null;
}

/** The account, its row locked against other writers until the transaction ends; null when there is none. */
export async function lockAccount(
	tx: Database,
	by: { id: string } | { email: string },
): Promise<(Account & { passwordHash: string | null }) | null> {
	const [row] = await tx
		.select({ ...accountColumns, passwordHash: users.passwordHash })
		.from(users)
		.where('id' in by ? eq(users.id, by.id) : eq(users.email, by.email))
		.for('update');
	return row ?? null;
}

/** What a sign-in compares: the hash of the account's password, or while it waits for confirmation those of its sign-ups. */
export type Credentials = {
	account: Account;
	hash: string | null;
	/** The newest first. */
	signUps: { memberId: string | null; hash: string }[];
};

/** Finds what a sign-in with an address compares, or null for an unknown one. */
export async function findCredentials(db: Database, email: string): Promise<Credentials | null> {
	const { memberId, passwordHash, createdAt } = oneTimeTokens;
	const ofAccount = and(
		eq(oneTimeTokens.userId, users.id),
		eq(oneTimeTokens.kind, 'signup'),
		isNull(users.confirmedAt),
	);
	const rows = await db
		.select({ account: accountColumns, hash: users.passwordHash, signUp: { memberId, hash: passwordHash } })
		.from(users)
		.leftJoin(oneTimeTokens, ofAccount)
		.where(eq(users.email, email))
		.orderBy(desc(createdAt))
		.limit(MOST_SIGN_UPS);
	const [first] = rows;
	if (!first) return null;
	const signUps = rows.flatMap(({ signUp }) =>
		signUp?.hash ? [{ memberId: signUp.memberId, hash: signUp.hash }] : [],
	);
	return { account: first.account, hash: first.hash, signUps };
}

/** A session that lives at `now`, with its account; null when it was ended or has run out. */
export async function findSession(
	db: Database,
	sessionId: string,
	now: Date,
): Promise<{ session: Session; account: Account } | null> {
	const [row] = await db
		.select({ session: sessions, account: accountColumns })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(eq(sessions.id, sessionId));
	return row && isAlive(row.session, now) ? row : null;
}

/** Neither run out, nor unused for too long, nor of a time that has not come yet. */
export const isAlive = (session: Pick<Session, 'notAfter' | 'seenAt' | 'createdAt'>, now: Date) =>
	session.notAfter > now &&
	after(session.seenAt, LIFETIMES.unusedSession) > now &&
	!isFromLater(session.createdAt, now);

/** The viewer that a session stands for at `now`. */
export function toMember({ session, account }: { session: Session; account: Account }, now: Date): Member {
	const shownAt = session.secondFactorAt;
	const isShown = shownAt !== null && after(shownAt, LIFETIMES.secondFactor) > now && !isFromLater(shownAt, now);
	return {
		kind: 'member',
		userId: account.id,
		sessionId: session.id,
		email: account.email,
		firstName: nameIn(account, 'first_name'),
		lastName: nameIn(account, 'last_name'),
		role: account.role,
		secondFactorAt: isShown ? shownAt : null,
	};
}

/** A name the member has given, or nothing. */
export function nameIn({ metadata }: Pick<Account, 'metadata'>, key: 'first_name' | 'last_name'): string {
	const name = metadata[key];
	return typeof name === 'string' ? name : '';
}

/** The viewer's living sessions, the one used last first; at most a hundred. Nothing for visitors. */
export async function listSessions({ db, viewer, now }: DomainContext): Promise<SessionEntry[]> {
	if (viewer.kind !== 'member') return [];
	const rows = await db
		.select()
		.from(sessions)
		.where(
			and(
				eq(sessions.userId, viewer.userId),
				gt(sessions.notAfter, now()),
				gt(sessions.seenAt, after(now(), -LIFETIMES.unusedSession)),
				lte(sessions.createdAt, after(now(), LIFETIMES.clockSlack)),
			),
		)
		.orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
		.limit(MOST_SESSIONS);
	return rows.map(({ id, userAgent, network, createdAt, seenAt }) => ({
		id,
		network,
		createdAt,
		seenAt,
		device: deviceName(userAgent),
		current: id === viewer.sessionId,
	}));
}

/**
 * What a link is good for, without spending it: the mailbox it was sent to, or null when it is unknown, used, superseded
 * or too old. For the page that then asks for a press of its button.
 */
export async function findLink(
	{ db, now }: DomainContext,
	token: string,
	kind: TokenKind,
): Promise<{ address: string; redirectTo: string | null; memberId: string | null } | null> {
	const { address, redirectTo, memberId } = oneTimeTokens;
	const [row] = await db
		.select({ address, redirectTo, memberId })
		.from(oneTimeTokens)
		.where(
			and(
				eq(oneTimeTokens.tokenHash, hashLinkToken(token)),
				eq(oneTimeTokens.kind, kind),
				gt(oneTimeTokens.expiresAt, now()),
				lte(oneTimeTokens.createdAt, after(now(), LIFETIMES.clockSlack)),
			),
		);
	return row ?? null;
}
