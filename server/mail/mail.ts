import type { Config } from '../config.ts';

/** A finished letter. `id` is the outbox row's: the same at every try. */
export type Mail = { id: string; message: string; recipient: string; subject: string; html: string; text: string };

/** Hands a letter over; throws when it was not taken. */
export type Transport = { send: (mail: Mail) => Promise<void>; close: () => void };

export type Sender = Pick<Config, 'mailFrom' | 'mailDomain'>;

/** A letter as nodemailer writes it: one recipient, taken for an address and nothing else (S08). */
export function toMessage({ id, recipient, subject, html, text }: Mail, { mailFrom, mailDomain }: Sender) {
	return {
		...{ from: mailFrom, to: { name: '', address: recipient }, subject, html, text },
		messageId: `<${id}@${mailDomain}>`,
		// Asks holiday notices and the like not to answer.
		headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
		...{ disableFileAccess: true, disableUrlAccess: true },
	};
}
