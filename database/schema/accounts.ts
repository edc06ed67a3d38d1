import { sql } from 'drizzle-orm';
import {
	boolean,
	char,
	check,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a member says of themselves or an app keeps with the account: free data, never asked for rights. */
export type UserMetadata = Record<string, unknown>;

/** What a member may show of their golf on the public page. */
export type GolfItem = 'counts' | 'map' | 'years' | 'wanted';

/** One row an account. Whatever belongs to it elsewhere goes with it. */
export const users = pgTable(
	'users',
	{
		id: uuid().primaryKey().defaultRandom(),
		/** In the one form of `domain/shared/text/email.ts`, so that the unique key knows no second account by case (S20). */
		email: text().notNull().unique(),
		/** Argon2id in PHC form. Empty until the address is confirmed, and after an undone change of address. */
		passwordHash: text('password_hash'),
		confirmedAt: moment('confirmed_at'),
		role: text().$type<'member' | 'reviewer' | 'editor' | 'chief'>().notNull().default('member'),
		/** The badge of somebody who holds a role at the desk, which outranks it: worn again when the role is taken. */
		badgeWaits: boolean('badge_waits').notNull().default(false),
		metadata: jsonb().$type<UserMetadata>().notNull().default({}),
		/** The version of the terms that was accepted with the confirmed sign-up, and when. */
		termsVersion: text('terms_version'),
		termsAcceptedAt: moment('terms_accepted_at'),
		/** The address that is to take the place of `email` once it is confirmed. */
		newEmail: text('new_email'),
		/** When the last letter of each kind went out, or will: at most one a minute. */
		confirmationSentAt: moment('confirmation_sent_at'),
		recoverySentAt: moment('recovery_sent_at'),
		emailChangeSentAt: moment('email_change_sent_at'),
		reauthenticationSentAt: moment('reauthentication_sent_at'),
		noticeSentAt: moment('notice_sent_at'),
		bannedUntil: moment('banned_until'),
		lastSignInAt: moment('last_sign_in_at'),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [
		check('users_role_known', sql`role in ('member', 'reviewer', 'editor', 'chief')`),
		// The few whose names nobody may pose with, looked up with every review that is sent.
		index('users_with_a_role').on(table.role).where(sql`role <> 'member'`),
	],
);

/** One row a signed-in device. The refresh token names the row and its `counter`; there is no table of tokens. */
export const sessions = pgTable(
	'sessions',
	{
		id: uuid().primaryKey().defaultRandom(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** How many times the refresh token has been exchanged. */
		counter: integer().notNull().default(0),
		method: text().$type<'password' | 'otp' | 'recovery'>().notNull(),
		/** Ticked "Remember me for 30 days" (decision P2). */
		remember: boolean().notNull(),
		/** Fixed at the sign-in: no refresh moves it. */
		notAfter: moment('not_after').notNull(),
		refreshedAt: moment('refreshed_at').notNull(),
		/** Kept within the hour; fourteen days without use end a session. */
		seenAt: moment('seen_at').notNull(),
		userAgent: text('user_agent').notNull(),
		network: text().notNull(),
		/** When the second factor was last shown in this session; an editor's rights come from it. */
		secondFactorAt: moment('second_factor_at'),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		index('sessions_of_user').on(table.userId),
		index('sessions_by_end').on(table.notAfter),
		check('sessions_method_known', sql`method in ('password', 'otp', 'recovery')`),
	],
);

/** The second factor of those who work at the desk (TOTP, RFC 6238). */
export const secondFactors = pgTable('second_factors', {
	userId: uuid('user_id')
		.primaryKey()
		.references(() => users.id, { onDelete: 'cascade' }),
	/** The shared secret, sealed with a key derived from the site's own. */
	sealedSecret: text('sealed_secret').notNull(),
	/** Empty until a first code has shown that the app has it. */
	confirmedAt: moment('confirmed_at'),
	/** The time step of the last code that was taken: no code is good twice. */
	lastStep: integer('last_step').notNull().default(0),
	createdAt: moment('created_at').notNull(),
});

/** What opens the desk once without the app. */
export const recoveryCodes = pgTable(
	'recovery_codes',
	{
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** Keyed hash of the code. */
		codeHash: text('code_hash').notNull(),
		usedAt: moment('used_at'),
	},
	(table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export type TokenKind = 'signup' | 'recovery' | 'email_change' | 'email_change_undo' | 'reauthentication';

/** Links sent by mail. The token itself is kept nowhere: it is derived from `id` and the secret, and found by its hash. */
export const oneTimeTokens = pgTable(
	'one_time_tokens',
	{
		id: uuid().primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		kind: text().$type<TokenKind>().notNull(),
		/** SHA-256 of the token, base64url. */
		tokenHash: text('token_hash').notNull().unique(),
		/** The mailbox it was sent to. */
		address: text().notNull(),
		expiresAt: moment('expires_at').notNull(),
		/** The id that the sign-up answered: the account's from the moment that this very link is redeemed. */
		memberId: uuid('member_id'),
		/** What was typed at the sign-up, which becomes the account's in the same moment. */
		passwordHash: text('password_hash'),
		metadata: jsonb().$type<UserMetadata>(),
		termsVersion: text('terms_version'),
		/** A path of our own to go on to. */
		redirectTo: text('redirect_to'),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		// The newest link of a kind is the only one. Undoing is left out: a thief must not void the owner's by asking again. So
		// is signing up: a stranger must not void the letter of whoever signed up before.
		uniqueIndex('one_time_tokens_newest_only')
			.on(table.userId, table.kind)
			.where(sql`kind not in ('signup', 'email_change_undo')`),
		index('one_time_tokens_of_user').on(table.userId),
		check(
			'one_time_tokens_kind_known',
			sql`kind in ('signup', 'recovery', 'email_change', 'email_change_undo', 'reauthentication')`,
		),
	],
);

/** From what devices a member has signed in before, so that a sign-in from another one is told by mail. */
export const knownDevices = pgTable(
	'known_devices',
	{
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** "Firefox on Windows". */
		device: text().notNull(),
		/** The wide network: /16 of IPv4, /32 of IPv6. */
		network: text().notNull(),
		seenAt: moment('seen_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.device, table.network] })],
);

/** Token buckets of everything that is limited for all processes together; see `domain/shared/allowance.ts`. */
export const allowances = pgTable('allowances', {
	/** What is limited, and for whom: addresses stand here as hashes. */
	key: text().primaryKey(),
	remaining: doublePrecision().notNull(),
	refilledAt: moment('refilled_at').notNull(),
});

/**
 * What a member shows of themselves beside the names, which stand in `users.metadata`; no row before the first change.
 *
 * Trigger: `note_avatar_removal` has the files of a picture that is gone removed.
 */
export const profiles = pgTable(
	'profiles',
	{
		userId: uuid('user_id')
			.primaryKey()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** The address of the public page, `/golfers/<handle>`; lower case. */
		handle: text().unique(),
		/** Printed instead of first and last name where given. */
		publicName: text('public_name'),
		/** The public page is off until the member turns it on (decision P6). */
		isPublic: boolean('is_public').notNull().default(false),
		/** What of their golf the page shows, each item by itself; single rounds say so themselves (`rounds.shown`). */
		shownGolf: text('shown_golf').array().$type<GolfItem[]>().notNull().default(sql`'{}'`),
		/** ISO 3166-1 alpha-2, upper case. */
		homeCountry: char('home_country', { length: 2 }),
		/** Handicap index times ten; a plus handicap is negative. */
		handicapTenths: smallint('handicap_tenths'),
		/** Names the avatar's files in the picture store. */
		avatarKey: text('avatar_key'),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	() => [
		check('profiles_handicap_range', sql`handicap_tenths between -100 and 540`),
		check('profiles_shown_golf_known', sql`shown_golf <@ array['counts', 'map', 'years', 'wanted']`),
	],
);
