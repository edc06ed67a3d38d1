import { redirect } from 'react-router';
import type { DomainContext, Member } from '#domain/shared/context.ts';
import { pageAddress } from '../page-address.ts';
import { paths } from '../paths.ts';

/**
 * The member who asks. A visitor is sent to sign in, with the guard's notice, and brought back to `back`: by default the
 * page that was asked for. Their browser learns that nobody is signed in, in case it thought otherwise.
 */
export function requireMember(ctx: DomainContext, request: Request, back?: string): Member {
	const { viewer } = ctx;
	if (viewer.kind === 'member') return viewer;
	ctx.sessionChange = { kind: 'ended' };
	throw redirect(paths.login({ redirectTo: back ?? pageAddress(request.url), flash: 'required' }));
}
