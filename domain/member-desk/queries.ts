import { and, asc, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { type GolfItem, profiles, sessions, users } from '#database/schema/accounts.ts';
import { suspensions } from '#database/schema/desk.ts';
import { isBanned } from '../accounts/policy.ts';
import { isAlive } from '../accounts/queries.ts';
import { deviceName } from '../accounts/sessions/device.ts';
import type { DomainContext, Role } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { shownNameSql } from '../shared/desk/editor-name.ts';
import { cleanLine } from '../shared/text/text.ts';
import { isUuid } from '../shared/uuid.ts';

/** A member as the desk lists them. */
export type ListedMember = {
	id: string;
	name: string;
	email: string;
	handle: string | null;
	role: Role;
	confirmed: boolean;
	/** Until when suspended, ISO; null for whoever is not. */
	suspendedUntil: string | null;
	createdAt: string;
};

/** What a member sees on the pages of the account, without the password and where the devices are. */
export type ReadMember = ListedMember & {
	newEmail: string | null;
	lastSignInAt: string | null;
	terms: { version: string; acceptedAt: string | null } | null;
	publicName: string | null;
	isPublic: boolean;
	/** What of their golf that page shows. */
	shownGolf: GolfItem[];
	homeCountry: string | null;
	/** Names the files of the avatar. */
	avatarKey: string | null;
	handicap: number | null;
	sessions: { device: string; seenAt: string }[];
	suspensions: { ground: string; words: string; startedAt: string; endsAt: string; liftedAt: string | null }[];
};

const MOST_FOUND = 30;
const MOST_ROWS = 50;
const LONGEST_SEARCH = 120;

const listed = {
	id: users.id,
	name: shownNameSql(users),
	email: users.email,
	handle: profiles.handle,
	role: users.role,
	confirmedAt: users.confirmedAt,
	bannedUntil: users.bannedUntil,
	createdAt: users.createdAt,
};

type ListedRow = Omit<ListedMember, 'confirmed' | 'suspendedUntil' | 'createdAt'> & {
	confirmedAt: Date | null;
	bannedUntil: Date | null;
	createdAt: Date;
};

/**
 * Members whose address or handle begins with the text, or whose name holds it, thirty at most; the newest without a
 * text. Nothing for anybody but editors.
 */
export async function findMembers({ db, viewer, now }: DomainContext, q: string): Promise<ListedMember[]> {
	if (!isEditor(viewer)) return [];
	const rows = await db
		.select(listed)
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(fits(cleanLine(q).toLowerCase().slice(0, LONGEST_SEARCH)))
		.orderBy(desc(users.createdAt), asc(users.id))
		.limit(MOST_FOUND);
	return rows.map((row) => toListed(row, now()));
}

function fits(text: string): SQL | undefined {
	if (text === '') return undefined;
	const like = text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
	return or(
		sql`${users.email} like ${`${like}%`}`,
		sql`${profiles.handle} like ${`${like.replace(/^@/, '')}%`}`,
		sql`lower(${profiles.publicName}) like ${`%${like}%`}`,
		sql`lower(concat_ws(' ', ${users.metadata}->>'first_name', ${users.metadata}->>'last_name')) like ${`%${like}%`}`,
	);
}

/** A member with what the account holds; null where there is none, and for anybody but editors. */
export async function getMember({ db, viewer, now }: DomainContext, id: string): Promise<ReadMember | null> {
	if (!isEditor(viewer) || !isUuid(id)) return null;
	const { newEmail, lastSignInAt, termsVersion, termsAcceptedAt } = users;
	const { publicName, isPublic, shownGolf, homeCountry, handicapTenths, avatarKey } = profiles;
	const [row] = await db
		.select({
			listed,
			account: { newEmail, lastSignInAt, termsVersion, termsAcceptedAt },
			profile: { publicName, isPublic, shownGolf, homeCountry, handicapTenths, avatarKey },
		})
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(eq(users.id, id));
	if (!row) return null;
	const [devices, suspended] = await Promise.all([listSessions(db, id, now()), listSuspensions(db, id)]);
	const { account, profile } = row;
	return {
		...toListed(row.listed, now()),
		sessions: devices,
		suspensions: suspended,
		newEmail: account.newEmail,
		lastSignInAt: account.lastSignInAt?.toISOString() ?? null,
		terms:
			account.termsVersion === null
				? null
				: { version: account.termsVersion, acceptedAt: account.termsAcceptedAt?.toISOString() ?? null },
		publicName: profile?.publicName ?? null,
		isPublic: profile?.isPublic ?? false,
		shownGolf: profile?.shownGolf ?? [],
		homeCountry: profile?.homeCountry ?? null,
		avatarKey: profile?.avatarKey ?? null,
		handicap: profile?.handicapTenths == null ? null : profile.handicapTenths / 10,
	};
}

async function listSessions(db: Database, userId: string, now: Date): Promise<ReadMember['sessions']> {
	const { userAgent, seenAt, notAfter, createdAt } = sessions;
	const rows = await db
		.select({ userAgent, seenAt, notAfter, createdAt })
		.from(sessions)
		.where(and(eq(sessions.userId, userId), gt(sessions.notAfter, now)))
		.orderBy(desc(sessions.seenAt))
		.limit(MOST_ROWS);
	return rows
		.filter((session) => isAlive(session, now))
		.map((session) => ({ device: deviceName(session.userAgent), seenAt: session.seenAt.toISOString() }));
}

async function listSuspensions(db: Database, userId: string): Promise<ReadMember['suspensions']> {
	const rows = await db
		.select()
		.from(suspensions)
		.where(eq(suspensions.userId, userId))
		.orderBy(desc(suspensions.startedAt))
		.limit(MOST_ROWS);
	return rows.map(({ ground, words, startedAt, endsAt, liftedAt }) => ({
		ground,
		words,
		startedAt: startedAt.toISOString(),
		endsAt: endsAt.toISOString(),
		liftedAt: liftedAt?.toISOString() ?? null,
	}));
}

function toListed({ confirmedAt, bannedUntil, createdAt, ...row }: ListedRow, now: Date): ListedMember {
	return {
		...row,
		confirmed: confirmedAt !== null,
		suspendedUntil: isBanned({ bannedUntil }, now) ? (bannedUntil?.toISOString() ?? null) : null,
		createdAt: createdAt.toISOString(),
	};
}
