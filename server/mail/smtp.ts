import { createTransport } from 'nodemailer';
import { type Sender, type Transport, toMessage } from './mail.ts';

/**
 * A mail server that says nothing for this long is given up, and tried again later. Milliseconds. `letterTimeout` is for all
 * of one letter, also with a server that says a word now and then; it is shorter than a worker's hold on a letter.
 */
export const PATIENCE = {
	dnsTimeout: 5_000,
	connectionTimeout: 10_000,
	greetingTimeout: 10_000,
	socketTimeout: 30_000,
	letterTimeout: 120_000,
};

const CLOSED = new Error('The way to the mail server was closed');

/** Hands letters to the mail server at `url` (smtp: or smtps:). What is under way when it is closed fails at once. */
export function createSmtpTransport(url: string, sender: Sender, patience: Partial<typeof PATIENCE> = {}): Transport {
	const { letterTimeout, ...ofConnection } = { ...PATIENCE, ...patience };
	const transporter = createTransport({ url, ...ofConnection });
	const open = new AbortController();
	return {
		send: async (mail) => {
			const signal = AbortSignal.any([open.signal, AbortSignal.timeout(letterTimeout)]);
			await transporter.sendMail({ ...toMessage(mail, sender), signal });
		},
		close() {
			open.abort(CLOSED);
			transporter.close();
		},
	};
}

/** Whether a letter failed because its transport was closed, and not because of the letter or the mail server. */
export function isBrokenOff(error: unknown): boolean {
	return error instanceof Error && error.cause === CLOSED;
}

/**
 * Whether the mail server has refused a letter for good. A wrong password of ours is answered with 5xx too, and is no
 * reason to throw letters away.
 */
export function isFinal(error: unknown): boolean {
	const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
	return responseCode >= 500 && responseCode < 600 && code !== 'EAUTH';
}
