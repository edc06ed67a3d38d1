import type { Role } from '#domain/shared/context.ts';

/** What somebody of a role is called. */
export const ROLE_WORDS: Record<Role, string> = {
	member: 'Member',
	reviewer: 'Reviewer',
	editor: 'Editor',
	chief: 'Chief editor',
};
