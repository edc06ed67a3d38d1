import { data } from 'react-router';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { getReaderOfList } from '#domain/lists/like-commands.ts';
import { getPublicList, type ShownList } from '#domain/lists/public-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';

/** The public list of an address below its page; anything else is not found. */
export async function requirePublicList(ctx: DomainContext, slug: string): Promise<ShownList> {
	const list = await getPublicList(ctx, slug);
	if (!list) throw data(null, { status: 404 });
	return list;
}

/** The same for a member, with what they have to do with it; a visitor is sent to sign in. */
export async function requireListForMember(ctx: DomainContext, request: Request, slug: string) {
	const list = await requirePublicList(ctx, slug);
	requireMember(ctx, request);
	return { list, ...(await getReaderOfList(ctx, list.id)) };
}
