import { data } from 'react-router';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { getOwnRound } from '#domain/rounds/round-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';

const NUMBER = /^[1-9]\d{0,8}$/;

/** The member's own round with that id; a visitor is sent to sign in, and whatever is not theirs is not found (S26). */
export async function requireOwnRound(ctx: DomainContext, request: Request, id: string) {
	requireMember(ctx, request);
	const own = NUMBER.test(id) ? await getOwnRound(ctx, Number(id)) : null;
	if (!own) throw data(null, { status: 404 });
	return own;
}
