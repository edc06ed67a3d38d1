import type { FlashName } from './auth-words.ts';

/** The links of letters that lead to the confirmation page, by their `type` as the protocol names it. */
export const LINK_KINDS = {
	signup: {
		title: 'Confirm your email address',
		lead: 'One press, and your account is ready.',
		leadVoid: 'Each link works once and for a day. The first one that is pressed makes the account.',
		button: 'Confirm Email',
		busy: 'Confirming...',
		flash: 'confirmed',
	},
	email_change: {
		title: 'Confirm your new address',
		lead: 'From then on you log in with it.',
		leadVoid: 'Each link works once, and the newest one is the one that works.',
		button: 'Confirm New Address',
		busy: 'Confirming...',
		flash: 'email-changed',
	},
	email_change_undo: {
		title: 'Undo the change of address',
		lead: 'If it was not you who asked for another address: your old one comes back, every session ends, the password becomes useless, and we send you a link to a new one.',
		leadVoid: 'Each link works once and for a week.',
		button: 'Undo the Change',
		busy: 'Undoing...',
		flash: 'undone',
	},
} as const satisfies Record<
	string,
	{ title: string; lead: string; leadVoid: string; button: string; busy: string; flash: FlashName }
>;

export type LinkName = keyof typeof LINK_KINDS;

/** The kind an address names; a sign-up's where it names none that we know. */
export const readLinkKind = (type: string | null): LinkName =>
	// A name of the list, as is seen here.
	type !== null && Object.hasOwn(LINK_KINDS, type) ? (type as LinkName) : 'signup';
