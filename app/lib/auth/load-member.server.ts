import type { LoaderFunctionArgs } from 'react-router';
import { domainContext } from '../context.ts';
import { toAuthUser } from './auth-state.ts';
import { requireMember } from './require-member.ts';

/** The loader of a page about the member who opens it; visitors are led to the login. */
export const loadMember = ({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) => ({
	member: toAuthUser(requireMember(context.get(domainContext), request)),
});
