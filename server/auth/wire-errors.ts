import type {
	LastChief,
	LinkFailure,
	NotSignedIn,
	RefreshFailure,
	SignInFailure,
	SignUpProofFailure,
	WeakReason,
} from '#domain/accounts/errors.ts';
import { ACCOUNT_LIMITS } from '#domain/accounts/messages.ts';
import type { UpdateFailure } from '#domain/accounts/user-commands.ts';

/** A refusal in the protocol's words. */
export class WireError extends Error {
	override name = 'WireError';
	readonly status: number;
	readonly code: string;
	/** What stands beside code and message. */
	readonly extra: Record<string, unknown>;
	readonly retryAfter: number | null;

	constructor(
		[status, code, message]: Words,
		{ extra = {}, retryAfter = null }: { extra?: Record<string, unknown>; retryAfter?: number | null } = {},
	) {
		super(message);
		this.status = status;
		this.code = code;
		this.extra = extra;
		this.retryAfter = retryAfter;
	}
}

type Words = readonly [status: number, code: string, message: string];
type Failure =
	| SignInFailure
	| RefreshFailure
	| LinkFailure
	| SignUpProofFailure
	| UpdateFailure
	| NotSignedIn
	| LastChief
	| { kind: 'unknown-session' };

const WORDS: Record<Exclude<Failure['kind'], 'too-many-letters'>, Words> = {
	'too-often': [429, 'over_request_rate_limit', 'Request rate limit reached'],
	'invalid-credentials': [400, 'invalid_credentials', 'Invalid login credentials'],
	'email-not-confirmed': [400, 'email_not_confirmed', 'Email not confirmed'],
	banned: [400, 'user_banned', 'User is banned'],
	'malformed-refresh-token': [400, 'validation_failed', 'Refresh Token is not valid'],
	'refresh-token-unknown': [400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
	'refresh-token-used': [400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'],
	'session-expired': [400, 'session_expired', 'Invalid Refresh Token: Session Expired'],
	busy: [409, 'conflict', 'Too many concurrent token refresh requests on the same session'],
	'link-void': [403, 'otp_expired', 'Email link is invalid or has expired'],
	'weak-password': [422, 'weak_password', 'Password is too short or too easy to guess'],
	'malformed-password': [
		400,
		'validation_failed',
		`Password must be well-formed text of at most ${ACCOUNT_LIMITS.passwordMost} characters`,
	],
	'same-password': [422, 'same_password', 'New password should be different from the old password.'],
	'current-password-missing': [400, 'current_password_required', 'Current password is required'],
	'current-password-wrong': [400, 'current_password_invalid', 'Current password is not right'],
	'sign-up-password-missing': [400, 'current_password_required', 'The password of this sign-up is required'],
	'sign-up-password-wrong': [400, 'current_password_invalid', 'The password of this sign-up is not right'],
	'code-wrong': [422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'],
	'not-signed-in': [403, 'session_not_found', 'Session from session_id claim in JWT does not exist'],
	'too-much-metadata': [
		400,
		'validation_failed',
		`User metadata takes more than ${ACCOUNT_LIMITS.metadataBytes / 1024} KiB`,
	],
	'last-chief': [409, 'conflict', 'This is the last chief editor: make somebody else one first'],
	'unknown-session': [404, 'not_found', 'There is no such session of yours'],
};

/** The refusal that a command's failure is to apps. */
export function toWireError(failed: Failure & { reasons?: WeakReason[]; seconds?: number }): WireError {
	const retryAfter = failed.seconds ?? null;
	if (failed.kind === 'too-many-letters') {
		const message = `For security purposes, you can only request this after ${retryAfter} seconds.`;
		return new WireError([429, 'over_email_send_rate_limit', message], { retryAfter });
	}
	const extra = failed.kind === 'weak-password' ? { weak_password: { reasons: failed.reasons } } : {};
	return new WireError(WORDS[failed.kind], { extra, retryAfter });
}

/** What is wrong with the request itself. */
export const invalid = (message: string) => new WireError([400, 'validation_failed', message]);

/** The longest body of a call. */
export const BODY_LIMIT_BYTES = 16_384;

export const REFUSALS = {
	noAuthorization: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
	badToken: [403, 'bad_jwt', 'Invalid JWT: it is malformed, expired or not ours'],
	userNotFound: [403, 'user_not_found', 'User from sub claim in JWT does not exist'],
	userBanned: [403, 'user_banned', 'User is banned'],
	badJson: [400, 'bad_json', 'Could not read the request body as JSON'],
	tooLarge: [413, 'request_entity_too_large', `Request body is larger than ${BODY_LIMIT_BYTES / 1024} KiB`],
	mediaType: [415, 'validation_failed', 'Request body must be application/json, without Content-Encoding'],
	browser: [403, 'browser_refused', 'Browsers sign in with cookies: send X-Auth-Mode: cookie from our own pages'],
	crossSite: [403, 'cross_site_refused', 'This request did not come from our own pages'],
	notFound: [404, 'not_found', 'There is no such endpoint'],
	noAddress: [422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
	phone: [422, 'phone_provider_disabled', 'Phone logins are disabled'],
	grantType: [400, 'invalid_credentials', 'unsupported_grant_type'],
	notAdmin: [403, 'not_admin', 'Updating app_metadata requires admin privileges'],
	unavailable: [503, 'unexpected_failure', 'The service is busy or cannot reach its database'],
	surprise: [500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information'],
} as const satisfies Record<string, Words>;

/** The error of that name, to be thrown; what is not there for now asks to be tried again after five seconds. */
export const refusal = (name: keyof typeof REFUSALS) =>
	new WireError(REFUSALS[name], name === 'unavailable' ? { retryAfter: 5 } : {});
