import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
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
	// Nodemailer has no word for how far a letter has come: its text passes by here.
	transporter.use('stream', ({ data, message }, done) => {
		// `send` below gives every letter one, and the fields of a letter come here as they are.
		const { passText } = data as Watched;
		message.processFunc((text) => Readable.from(passText(text), { objectMode: false }));
		done();
	});
	const open = new AbortController();
	return {
		async send(mail, beforeText) {
			const signal = AbortSignal.any([open.signal, AbortSignal.timeout(letterTimeout)]);
			const passage = watchText(beforeText);
			const letter: Watched = { ...toMessage(mail, sender), signal, passText: passage.passText };
			try {
				await transporter.sendMail(letter);
			} catch (error) {
				throw await passage.explain(error);
			}
		},
		close() {
			open.abort(CLOSED);
			transporter.close();
		},
	};
}

type Watched = SendMailOptions & { passText: (text: AsyncIterable<unknown>) => AsyncIterable<unknown> };

/**
 * Watches the text of one letter go by. Nodemailer reads it once the mail server has answered DATA with 354, and not before;
 * the dot that ends it is written after its last piece has been read.
 */
function watchText(beforeText = async () => {}) {
	let before = Promise.resolve();
	let isTextOut = false;
	return {
		async *passText(text: AsyncIterable<unknown>) {
			before = beforeText();
			await before;
			yield* text;
			isTextOut = true;
		},
		/** What is to be thrown for what nodemailer has thrown, once `beforeText` has ended. */
		async explain(error: unknown) {
			const [ended] = await Promise.allSettled([before]);
			if (ended.status === 'rejected') return ended.reason;
			return isTextOut && error instanceof Error ? Object.assign(error, { isTextOut }) : error;
		},
	};
}

/** Whether a letter failed because its transport was closed, and not because of the letter or the mail server. */
export function isBrokenOff(error: unknown): boolean {
	return error instanceof Error && error.cause === CLOSED;
}

/**
 * Whether the mail server was given a whole letter and has not said that it does not take it: it may have it. Whatever has gone
 * wrong before the end of the text, or was answered, is none of these.
 */
export function isUnanswered(error: unknown): boolean {
	const { isTextOut = false, responseCode = 0 } = error as Partial<Refused & { isTextOut: boolean }>;
	return isTextOut && !(responseCode >= 400 && responseCode <= 599);
}

/** The commands whose answer is about the letter. */
const OF_LETTER = new Set(['RCPT TO', 'DATA']);
/** RFC 4954 and 3207: log in, or begin TLS, first. */
const AUTHENTICATION_REQUIRED = 530;
/** RFC 3463, security or policy: many servers keep what they have against the sender until a recipient is named. */
const POLICY = /^5\d\d[ -]5\.7\./;

/**
 * Whether the mail server has refused a letter for good. Whatever it has against us (greeting, password, sender, relaying)
 * is answered with 5xx too, and is no reason to throw letters away.
 */
export function isFinal(error: unknown): boolean {
	const { responseCode = 0, response = '', command = '' } = error as Partial<Refused>;
	if (responseCode < 500 || responseCode > 599 || responseCode === AUTHENTICATION_REQUIRED) return false;
	return OF_LETTER.has(command) && !(command === 'RCPT TO' && POLICY.test(response));
}

/** What nodemailer throws where the mail server has answered: its answer, and what it was asked. */
type Refused = { responseCode: number; response: string; command: string };
