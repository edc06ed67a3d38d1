import { redirect } from 'react-router';
import type { DomainContext, Member } from '#domain/shared/context.ts';
import { paths } from '../paths.ts';

/**
 * The member who asks. A visitor is sent to sign in, with the guard's notice, and brought back to `back`: by default the
 * page that was asked for.
 */
export function requireMember({ viewer }: DomainContext, request: Request, back?: string): Member {
	if (viewer.kind === 'member') return viewer;
	const { pathname, search } = new URL(request.url);
	throw redirect(paths.login({ redirectTo: back ?? pathname + search, said: 'required' }));
}
