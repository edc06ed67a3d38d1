import { RETENTION } from '#domain/shared/retention.ts';

/** `{{name}}` in a content file stands for a setting of the installation; it is filled in when the page is made. */
export const TOKEN = /\{\{([^{}]*)\}\}/g;

/** Local parts of the addresses that the site can be written to at; their domain is a setting. */
export const MAILBOXES = ['info', 'privacy', 'support', 'dpo'] as const;
export type Mailbox = (typeof MAILBOXES)[number];

export const TOKEN_NAMES: readonly string[] = [
	'company',
	'address',
	...MAILBOXES.map((mailbox) => `mail:${mailbox}`),
	/** How long something is kept. */
	...Object.keys(RETENTION).map((kept) => `kept:${kept}`),
];
