import type { Config } from '../settings/config.ts';

/** A finished letter. `id` is the outbox row's: the same at every try. */
export type Mail = {
	id: string;
	message: string;
	recipient: string;
	subject: string;
	html: string;
	text: string;
	/** Who gets the answers; else the house. */
	replyTo?: string;
	/** Ends what the letter is part of, by one post without a session (RFC 8058). */
	unsubscribe?: string;
};

/**
 * Hands a letter over; throws when it was not taken, or may not have been. `close` breaks off what is under way. `beforeText`
 * ends before a mail server gets the text; what it throws is thrown, and the text does not go out.
 */
export type Transport = { send: (mail: Mail, beforeText?: () => Promise<void>) => Promise<void>; close: () => void };

export type Sender = Pick<Config, 'mailFrom' | 'mailDomain'>;

/** A letter as nodemailer writes it: one recipient, taken for an address and nothing else (S08). */
export function toMessage(mail: Mail, { mailFrom, mailDomain }: Sender) {
	const { id, recipient, subject, html, text, replyTo, unsubscribe } = mail;
	const oneClick = {
		'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
		'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
	};
	return {
		from: mailFrom,
		to: { name: '', address: recipient },
		html,
		text,
		// What a reader typed must not be read as encoded words, which hide what they say (S08).
		subject: subject.replaceAll('=?', '= ?'),
		replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
		messageId: `<${id}@${mailDomain}>`,
		headers: {
			// Asks holiday notices and the like not to answer.
			'Auto-Submitted': 'auto-generated',
			'X-Auto-Response-Suppress': 'All',
			...(unsubscribe === undefined ? {} : oneClick),
		},
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}
