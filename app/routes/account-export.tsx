import { exportMember } from '#domain/members/export-queries.ts';
import { requireMember } from '../lib/auth/require-member.ts';
import { domainContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { paths } from '../lib/paths.ts';
import type { Route } from './+types/account-export';

export const handle: RouteHandle = { kind: 'tool', keep: 'private' };

/** Everything we keep of the member, as a file (decision P4). */
export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const member = requireMember(ctx, request, paths.settings());
	const day = ctx.now().toISOString().slice(0, 10);
	return new Response(JSON.stringify(await exportMember(ctx, member), null, '\t'), {
		headers: {
			'Content-Type': 'application/json; charset=utf-8',
			'Content-Disposition': `attachment; filename="fescue-${day}.json"`,
		},
	});
}
