import type { Member } from '#domain/shared/context.ts';

/** What the bar knows of who is signed in. The names are empty where none were given. */
export type AuthUser = Pick<Member, 'userId' | 'firstName' | 'lastName' | 'email'>;

/**
 * `loading` until the first look has ended; `leaving`: signed out by this page, which is on its way home; `chosen`: signed out by
 * another tab, and not ended from afar.
 */
export type AuthState =
	| { status: 'loading' }
	| { status: 'out'; leaving?: true; chosen?: true }
	| { status: 'in'; user: AuthUser };

/** What of a member goes into a page. */
export const toAuthUser = ({ userId, firstName, lastName, email }: Member): AuthUser => ({
	userId,
	firstName,
	lastName,
	email,
});

/** The letter on the avatar: of the first name, else of the address, else 'U'. */
export function letterOf({ firstName, email }: AuthUser): string {
	const [letter = 'U'] = firstName.trim() || email.trim();
	return letter.toUpperCase();
}

/** 'first_name last_name' where there is a first name, else the address. */
export const nameOf = ({ firstName, lastName, email }: AuthUser) =>
	firstName ? `${firstName} ${lastName}`.trim() : email;
