import type { FastifyRequest } from 'fastify';
import { USER_LENGTH } from '#app/features/data-calls/review-calls.ts';
import { findPartnerByCallKey } from '#domain/catalogue/partners/call-keys.ts';
import type { Client, DomainContext } from '#domain/shared/context.ts';
import type { Refusal } from '../http/refuse.ts';
import type { LimitedKind, RateLimits, Taken } from '../security/rate-limits.ts';

/** Its key, and what it calls the user for whom it sends something. */
const [PARTNER_KEY, PARTNER_USER] = ['x-partner-key', 'x-partner-user'] as const;

const USER = new RegExp(`^[\\w.-]{${USER_LENGTH.least},${USER_LENGTH.most}}$`);

/** What of the allowance a call takes, or why it is refused. */
type Counted = { taken: Taken; refusal: Refusal | null };

type Counting = {
	limits: Pick<RateLimits, 'take'>;
	contextFor: (request: FastifyRequest) => Pick<DomainContext, 'db'>;
};

/** Counts a call that reads: a partner's by the partner, anybody else's by the network it comes from. */
export const countRead = (parts: Counting, request: FastifyRequest) =>
	count(parts, request, { partner: 'partner', other: 'data' });

/** For whom partners have sent what is being answered: known once the key has been looked at. */
const users = new WeakMap<FastifyRequest, string>();

/**
 * Counts something that is sent, a partner's by the partner and by the user for whom it is sent; anybody else's by the network it
 * comes from.
 */
export async function countSend(
	parts: Counting,
	request: FastifyRequest,
	other: 'post' | 'mark' = 'post',
): Promise<Counted> {
	const counted = await count(parts, request, { partner: 'partner-post', other });
	const { taken, partner } = counted;
	if (partner === null || taken.wait !== null || !taken.isCounted) return counted;
	const user = String(request.headers[PARTNER_USER] ?? '');
	if (!USER.test(user)) return { taken, refusal: { status: 400, detail: NO_USER } };
	const network = `partner ${partner} user ${user}`;
	users.set(request, network);
	return { taken: await parts.limits.take('partner-user', network, request.id), refusal: null };
}

async function count(
	{ limits, contextFor }: Counting,
	request: FastifyRequest,
	kinds: { partner: LimitedKind; other: LimitedKind },
): Promise<Counted & { partner: number | null }> {
	const { headers, ip, id } = request;
	const key = headers[PARTNER_KEY];
	if (key === undefined) return { taken: await limits.take(kinds.other, ip, id), refusal: null, partner: null };
	// A key is looked up in the database, which a flood of wrong ones must not reach.
	const lookedUp = await limits.take('key', ip, id);
	if (lookedUp.wait !== null) return { taken: lookedUp, refusal: null, partner: null };
	const partner = await findPartnerByCallKey(contextFor(request).db, String(key));
	if (partner === null) return { taken: await limits.take(kinds.other, ip, id), refusal: WRONG_KEY, partner };
	return { taken: await limits.take(kinds.partner, `partner ${partner}`, id), refusal: null, partner };
}

/**
 * Whose network something that is sent counts as coming from: that of the partner's user, for a partner's server is the network of
 * all of them.
 */
export function clientOfUser(client: Client, request: FastifyRequest): Client {
	const network = users.get(request);
	return network === undefined ? client : { ...client, network };
}

const WRONG_KEY: Refusal = {
	status: 401,
	title: 'That is no partner’s key',
	detail: 'X-Partner-Key is no key of a partner: the one that we gave you ends when you are given another.',
};
const NO_USER = `X-Partner-User comes with X-Partner-Key: a name of your own for the user who wrote it, always the same for the same one, of ${USER_LENGTH.least} to ${USER_LENGTH.most} letters, digits, points, - and _.`;
