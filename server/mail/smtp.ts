import { createTransport } from 'nodemailer';
import { type Sender, type Transport, toMessage } from './mail.ts';

/** A mail server that says nothing for this long is given up, and tried again later. Milliseconds. */
export const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Hands letters to the mail server at `url` (smtp: or smtps:). */
export function createSmtpTransport(url: string, sender: Sender, patience = PATIENCE): Transport {
	const transporter = createTransport({ url, ...patience });
	return {
		send: async (mail) => {
			await transporter.sendMail(toMessage(mail, sender));
		},
		close: () => transporter.close(),
	};
}

/**
 * Whether the mail server has refused a letter for good. A wrong password of ours is answered with 5xx too, and is no
 * reason to throw letters away.
 */
export function isFinal(error: unknown): boolean {
	const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
	return responseCode >= 500 && responseCode < 600 && code !== 'EAUTH';
}
