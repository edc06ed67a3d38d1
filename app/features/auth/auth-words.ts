import { FAILURE_MESSAGES } from '#domain/accounts/errors.ts';
import { SIGNED_OUT } from '../../lib/auth/sign-out-words.ts';

/** What the auth pages say, by the specification's points 4 and 8 to the letter, and the ones it leaves open. */
export const AUTH_WORDS = {
	signUpFailed: { title: 'Signup failed', failed: 'Failed to create account' },
	signInFailed: { title: 'Login failed', failed: FAILURE_MESSAGES['invalid-credentials'] },
	resetFailed: {
		title: 'Password reset failed',
		failed: 'An error occurred while processing your request',
	},
	resetSent: {
		title: 'Reset link sent',
		description: 'If an account exists with this email, you will receive a password reset link',
	},
	changeFailed: { title: 'Error', failed: 'Your change could not be stored. Please try again.' },
	unexpected: 'An unexpected error occurred. Please try again.',
	signedIn: { title: 'Signed in successfully', description: 'Welcome back to Fescue.' },
} as const;

export type Message = { title: string; description: string; tone?: 'destructive' };

/** What a page says of what has just happened elsewhere, by the name in its address (decision X5). */
export const FLASHES = {
	required: {
		title: 'Authentication Required',
		description: FAILURE_MESSAGES['not-signed-in'],
		tone: 'destructive',
	},
	created: { title: 'Account created', description: 'Please check your email for verification instructions' },
	resent: {
		title: 'Email sent',
		description: 'If an account waits for its address to be confirmed, a new link is on its way.',
	},
	confirmed: { title: 'Email confirmed', description: 'Your account is ready, and you are signed in.' },
	'other-confirmed': {
		title: 'Email confirmed',
		description: 'That account is ready. You are still signed in with the one you used before.',
	},
	'signed-in': AUTH_WORDS.signedIn,
	'signed-out': SIGNED_OUT,
	reset: { title: 'Password changed', description: 'Please log in with your new password.' },
	undone: {
		title: 'Change undone',
		description:
			'Your old address is back and every session has ended. Check your mailbox for a link to a new password.',
	},
	deleted: { title: 'Account deleted', description: 'Your account is gone, and your address is free again.' },
	profile: { title: 'Profile saved', description: 'It stands with your reviews from now on.' },
	golf: { title: 'Saved', description: 'Your public page shows what you have chosen, and nothing else of your golf.' },
	password: { title: 'Password changed', description: 'All your other sessions have ended.' },
	'email-asked': {
		title: 'Please confirm your new address',
		description: 'We have written to it. Until you follow the link there, your old address stays.',
	},
	'email-changed': { title: 'Address changed', description: 'From now on you log in with your new address.' },
	'session-ended': { title: 'Session ended', description: 'That device is signed out.' },
	subscribed: { title: 'Newsletter', description: 'Thank you for subscribing to our newsletter!' },
	unsubscribed: { title: 'Newsletter', description: 'You will get no more letters from us.' },
} as const satisfies Record<string, Message>;

export type FlashName = keyof typeof FLASHES;

/** The message an address names, or null. */
export function readFlash(name: string | null): Message | null {
	// A name of the list, as has just been seen.
	return name !== null && Object.hasOwn(FLASHES, name) ? FLASHES[name as FlashName] : null;
}
