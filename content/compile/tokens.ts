import { RATING_WORDS } from '#domain/reviews/rating-words.ts';
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

/** `{{rating:name}}` stands for a number of the rating in words. It is the same for every installation, and filled in at once. */
export const fillRatingWords = (text: string): string =>
	text.replace(/\{\{rating:([^{}]*)\}\}/g, (token, name: string) =>
		Object.hasOwn(RATING_WORDS, name) ? RATING_WORDS[name as keyof typeof RATING_WORDS] : token,
	);
