import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { paths } from '#app/lib/paths.ts';
import { type LinkKind, verifyLink } from '#domain/accounts/links/link-commands.ts';
import { findLink } from '#domain/accounts/queries.ts';
import { type Confirming, confirmSignUp } from '#domain/accounts/sign-up/confirm-commands.ts';
import { ownPath } from '#domain/shared/own-path.ts';
import { clientOf } from './asker.ts';
import type { AuthParts, Call, CallAnswer } from './parts.ts';
import { BODIES, readBody, readEmail } from './wire-bodies.ts';
import { invalid, refusal, toWireError } from './wire-errors.ts';
import { sessionResponse, userResponse } from './wire-responses.ts';

/** The protocol's types of links and ours; a type that we never send has none. */
const KINDS: Record<string, readonly LinkKind[]> = {
	signup: ['signup'],
	email: ['signup'],
	recovery: ['recovery'],
	email_change: ['email_change'],
	invite: [],
	magiclink: [],
};

/**
 * POST /verify: spends a mailed link and begins a session. The protocol has no password here, so that an app with the link
 * of a sign-up confirms it; letters lead to our own page alone. A browser shows the sign-up's `password`, as that page asks
 * for it, unless it signed up itself.
 */
export async function verifyCall({ ctx, mode, request }: Call): Promise<CallAnswer> {
	const body = readBody(BODIES.verify, request.body);
	const { token_hash, token, email, phone, remember } = body;
	const kinds = KINDS[body.type ?? ''];
	if (phone) throw refusal('phone');
	if (!kinds) throw invalid('Verify requires a verification type');
	if (token_hash && (email || body.redirect_to)) throw invalid('Only the token_hash and type should be provided');
	if (!token_hash && !(token && email)) throw invalid('Verify requires either a token or a token hash');
	const link = {
		token: token_hash || (token ?? ''),
		...(token_hash ? {} : { address: readEmail(email) }),
		remember: remember ?? mode === 'bearer',
	};
	if (mode === 'cookie' && kinds.includes('signup'))
		return confirmCall(ctx, { ...link, password: body.password ?? null });
	const verified = await verifyLink(ctx, { ...link, kinds });
	if (!verified.ok) throw toWireError(verified);
	return { body: sessionResponse(verified.value, mode) };
}

async function confirmCall(ctx: Call['ctx'], link: Confirming): Promise<CallAnswer> {
	const confirmed = await confirmSignUp(ctx, link);
	if (!confirmed.ok) throw toWireError(confirmed);
	const { grant, account } = confirmed.value;
	return { body: grant ? sessionResponse({ grant, account }, 'cookie') : userResponse(account) };
}

const query = z.object({
	token: z.string().max(200).catch(''),
	type: z.enum(['signup', 'recovery', 'email_change']).catch('signup'),
	redirect_to: z.string().nullish().catch(null),
});

/**
 * GET /verify spends nothing, because mail scanners follow links: it leads to the page whose button does. A link that is
 * no good leads where the caller wished, with the protocol's words for it behind the #.
 */
export async function followLink(parts: AuthParts, request: FastifyRequest, reply: FastifyReply) {
	const { token, type, redirect_to } = query.parse(request.query);
	const { config, core } = parts;
	const asker = {
		viewer: { kind: 'visitor' },
		client: clientOf({ headers: request.headers, address: request.ip }),
	} as const;
	const ctx = core.contextFor(asker, (message, error) => core.report(message, error, request.id));
	const redirectTo = ownPath(redirect_to, config.origin);
	const isGood = (await findLink(ctx, token, type)) !== null;
	const target = isGood ? pageOf(type, { token_hash: token, type, redirectTo }) : `${redirectTo ?? '/'}#${VOID}`;
	return reply
		.code(303)
		.header('Location', config.origin + target)
		.send();
}

const VOID = new URLSearchParams({
	error: 'access_denied',
	error_code: 'otp_expired',
	error_description: 'Email link is invalid or has expired',
	sb: '',
}).toString();

const pageOf = (type: LinkKind, link: Record<string, string | null>) =>
	type === 'recovery' ? paths.resetPassword(link) : paths.confirm(link);
