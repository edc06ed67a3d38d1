import type { GolfItem } from '#domain/members/shown-golf-rules.ts';

/** Labels of the auth forms' fields, in the order in which they stand. */
export const SIGN_IN_LABELS = { email: 'Email', password: 'Password', rememberMe: 'Remember me for 30 days' } as const;

export const SIGN_UP_LABELS = {
	firstName: 'First name',
	lastName: 'Last name',
	email: 'Email',
	password: 'Password',
	confirmPassword: 'Confirm password',
	termsAccepted: 'Terms and conditions',
} as const;

export const CONFIRM_LABELS = { password: 'Password' } as const;

export const RECOVER_LABELS = { email: 'Email' } as const;

export const NEW_PASSWORD_LABELS = { password: 'New password', confirmPassword: 'Confirm new password' } as const;

export const PROFILE_LABELS = {
	firstName: 'First name',
	lastName: 'Last name',
	homeCountry: 'Home country',
	handicap: 'Handicap index',
	publicName: 'Public name',
	handle: 'Address of your public page',
	isPublic: 'Show my public page to everyone',
} as const;

export const SHOWN_GOLF_LABELS = {
	counts: 'How many courses and countries I have played',
	map: 'A map of the courses I have played',
	years: 'How many rounds I played each year',
	wanted: 'The courses I want to play',
} as const satisfies Record<GolfItem, string>;

export const CHANGE_EMAIL_LABELS = { email: 'New address', currentPassword: 'Present password' } as const;

export const CHANGE_PASSWORD_LABELS = { currentPassword: 'Present password', ...NEW_PASSWORD_LABELS } as const;

export const DELETION_LABELS = { reviews: 'Your reviews', currentPassword: 'Present password' } as const;

/** The names of a form's fields. */
export const namesOf = (labels: Record<string, string>) => Object.keys(labels);
