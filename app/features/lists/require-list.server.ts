import { data } from 'react-router';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { getOwnList } from '#domain/lists/own-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';

const NUMBER = /^[1-9]\d{0,8}$/;

/** The member's own list with that number; a visitor is sent to sign in, and whatever is not theirs is not found (S26). */
export async function requireOwnList(ctx: DomainContext, request: Request, id: string) {
	requireMember(ctx, request);
	const own = NUMBER.test(id) ? await getOwnList(ctx, Number(id)) : null;
	if (!own) throw data(null, { status: 404 });
	return own;
}
