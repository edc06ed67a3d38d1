import type { WeakReason } from '#domain/accounts/errors.ts';
import type { Account } from '#domain/accounts/queries.ts';
import { toUserMetadata } from '#domain/accounts/sessions/session-store.ts';
import type { SessionGrant } from '#domain/shared/account-services.ts';

type Made = { grant: SessionGrant; account: Account; weaknesses?: WeakReason[] };

/** How the caller is told of a session: apps get its tokens, our own pages get them as cookies alone. */
export type Mode = 'bearer' | 'cookie';

/** A session in the protocol's form. */
export function sessionResponse({ grant, account, weaknesses = [] }: Made, mode: Mode) {
	const { accessToken, refreshToken, expiresAt, seconds } = grant;
	const tokens = mode === 'bearer' ? { access_token: accessToken, refresh_token: refreshToken } : {};
	const message = 'Password is too short or too easy to guess';
	return {
		...tokens,
		token_type: mode,
		expires_in: seconds,
		expires_at: Math.floor(expiresAt.getTime() / 1000),
		user: userResponse(account),
		...(weaknesses.length > 0 ? { weak_password: { message, reasons: weaknesses } } : {}),
	};
}

/** What our own pages are told of the session they have: as `sessionResponse`, with 0 seconds where it is time to refresh. */
export const cookieSessionResponse = (account: Account, expiresAt: Date, now: Date) => ({
	token_type: 'cookie',
	expires_in: Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
	expires_at: Math.floor(expiresAt.getTime() / 1000),
	user: userResponse(account),
});

/** A member in the protocol's form. */
export function userResponse(account: Account) {
	const confirmedAt = account.confirmedAt?.toISOString();
	const createdAt = account.createdAt.toISOString();
	return {
		...userFrame(account.id, account.email),
		...dated({
			email_confirmed_at: account.confirmedAt,
			confirmed_at: account.confirmedAt,
			confirmation_sent_at: account.confirmationSentAt,
			recovery_sent_at: account.recoverySentAt,
			email_change_sent_at: account.emailChangeSentAt,
			reauthentication_sent_at: account.reauthenticationSentAt,
			last_sign_in_at: account.lastSignInAt,
			banned_until: account.bannedUntil,
		}),
		...(account.newEmail ? { new_email: account.newEmail } : {}),
		user_metadata: toUserMetadata(account),
		identities: [
			identityResponse(account.id, account.email, {
				verified: confirmedAt !== undefined,
				signedInAt: (account.lastSignInAt ?? account.createdAt).toISOString(),
				createdAt,
			}),
		],
		created_at: createdAt,
		updated_at: account.updatedAt.toISOString(),
	};
}

/**
 * What every sign-up answers, made from the request and an id that was made for it: the same for an address that is new,
 * waiting or taken, down to the identity (S12). The id is nobody's before this very sign-up is confirmed (decision P1).
 */
export function signUpResponse(id: string, email: string, metadata: Record<string, unknown>, now: Date) {
	const at = now.toISOString();
	return {
		...userFrame(id, email),
		confirmation_sent_at: at,
		user_metadata: { ...metadata, sub: id, email, email_verified: false, phone_verified: false },
		identities: [identityResponse(id, email, { verified: false, signedInAt: at, createdAt: at })],
		created_at: at,
		updated_at: at,
	};
}

const userFrame = (id: string, email: string) => ({
	id,
	aud: 'authenticated',
	role: 'authenticated',
	email,
	phone: '',
	is_anonymous: false,
	app_metadata: { provider: 'email', providers: ['email'] },
});

type IdentityFacts = { verified: boolean; signedInAt: string; createdAt: string };

const identityResponse = (userId: string, email: string, { verified, signedInAt, createdAt }: IdentityFacts) => ({
	// One identity a member: its id need not differ from theirs.
	identity_id: userId,
	id: userId,
	user_id: userId,
	provider: 'email',
	email,
	identity_data: { sub: userId, email, email_verified: verified, phone_verified: false },
	last_sign_in_at: signedInAt,
	created_at: createdAt,
	updated_at: createdAt,
});

const dated = (dates: Record<string, Date | null>) =>
	Object.fromEntries(Object.entries(dates).flatMap(([name, date]) => (date ? [[name, date.toISOString()]] : [])));
