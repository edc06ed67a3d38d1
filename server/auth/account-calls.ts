import { deleteUser } from '#domain/accounts/delete-commands.ts';
import { resendEmailChange } from '#domain/accounts/email-commands.ts';
import { recoverPassword } from '#domain/accounts/links/link-commands.ts';
import { TERMS_VERSION } from '#domain/accounts/messages.ts';
import { resendConfirmation, signUp } from '#domain/accounts/sign-up/sign-up-commands.ts';
import { sendCode, updateUser } from '#domain/accounts/user-commands.ts';
import { departMember } from '#domain/members/departure-commands.ts';
import { ownPath } from '#domain/shared/own-path.ts';
import type { Call, CallAnswer } from './parts.ts';
import { BODIES, readBody, readEmail, readMetadata } from './wire-bodies.ts';
import { invalid, refusal, toWireError } from './wire-errors.ts';
import { signUpResponse, userResponse } from './wire-responses.ts';

const NOTHING: CallAnswer = { body: {} };

/**
 * POST /signup: an account that waits for its address to be confirmed. `data.terms_accepted` true says that the terms
 * were accepted; it is noted and not kept among the data.
 */
export async function signUpCall({ ctx, request, parts }: Call): Promise<CallAnswer> {
	const { email: given, phone, password, data } = readBody(BODIES.signUp, request.body);
	if (!given) throw refusal(phone ? 'phone' : 'noAddress');
	if (!password) throw invalid('Signup requires a valid password');
	const email = readEmail(given);
	const { terms_accepted: accepted, ...metadata } = readMetadata(data);
	const signedUp = await signUp(ctx, {
		email,
		password,
		metadata,
		redirectTo: redirectOf({ request, parts }),
		termsVersion: accepted === true ? TERMS_VERSION : null,
	});
	if (!signedUp.ok) throw toWireError(signedUp);
	return { body: signUpResponse(signedUp.value.memberId, email, metadata, ctx.now()) };
}

/** POST /recover: mails a link for a new password, if there is such an account. */
export async function recoverCall({ ctx, request, parts }: Call): Promise<CallAnswer> {
	const { email } = readBody(BODIES.address, request.body);
	if (!email) throw invalid('Password recovery requires an email');
	const asked = { email: readEmail(email), redirectTo: redirectOf({ request, parts }) };
	const recovered = await recoverPassword(ctx, asked);
	if (!recovered.ok) throw toWireError(recovered);
	return NOTHING;
}

/** POST /resend: mails a confirmation again, if there is one to mail. */
export async function resendCall({ ctx, request }: Call): Promise<CallAnswer> {
	const { type, email, phone } = readBody(BODIES.resend, request.body);
	if (!email) throw phone ? refusal('phone') : invalid('Type provided requires an email address');
	if (type !== 'signup' && type !== 'email_change') throw invalid('Missing one of these types: signup, email_change');
	const address = readEmail(email);
	const sent = await (type === 'signup' ? resendConfirmation(ctx, address) : resendEmailChange(ctx, address));
	if (!sent.ok) throw toWireError(sent);
	return NOTHING;
}

/** PUT /user: changes of the member's own account. */
export async function updateUserCall({ ctx, request, parts }: Call): Promise<CallAnswer> {
	const body = readBody(BODIES.user, request.body);
	const { email, phone, password, current_password, nonce, data, app_metadata } = body;
	if (app_metadata !== undefined && app_metadata !== null) throw refusal('notAdmin');
	if (phone) throw refusal('phone');
	const updated = await updateUser(ctx, {
		...(email ? { email: readEmail(email) } : {}),
		...(typeof password === 'string' ? { password } : {}),
		...(data ? { metadata: readMetadata(data) } : {}),
		currentPassword: current_password ?? undefined,
		code: nonce ?? undefined,
		redirectTo: redirectOf({ request, parts }),
	});
	if (!updated.ok) throw toWireError(updated);
	return { body: userResponse(updated.value) };
}

/** GET /reauthenticate: mails a code that stands in for the password once. */
export async function reauthenticateCall({ ctx }: Call): Promise<CallAnswer> {
	const sent = await sendCode(ctx);
	if (!sent.ok) throw toWireError(sent);
	return NOTHING;
}

/** DELETE /user: the end of the account (our own extension); `reviews` are `kept` without a name or `deleted`. */
export async function deleteUserCall({ ctx, request }: Call): Promise<CallAnswer> {
	const { current_password, nonce, reviews } = readBody(BODIES.deletion, request.body);
	const deleted = await deleteUser(
		ctx,
		{ currentPassword: current_password ?? undefined, code: nonce ?? undefined, reviews: reviews ?? 'kept' },
		departMember,
	);
	if (!deleted.ok) throw toWireError(deleted);
	return { status: 204 };
}

/** Where a mailed link goes on to: a page of our own, whatever was asked for (S18). */
function redirectOf({ request, parts }: Pick<Call, 'request' | 'parts'>): string | null {
	const { redirect_to } = request.query as { redirect_to?: unknown }; // Fastify types a query as unknown.
	return typeof redirect_to === 'string' ? ownPath(redirect_to, parts.config.origin) : null;
}
