import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import pino, { type Logger } from 'pino';
import type { Config } from '#server/settings/config.ts';
import { createLogOutput } from './log-output.ts';

/** A log, and how many of its lines nobody will read. */
export type OpenLog = { log: Logger; linesLost: () => number };

/** The process's log: JSON lines on standard output, readable ones on a terminal of a local installation. */
export function openLog({ logLevel, mode }: Pick<Config, 'logLevel' | 'mode'>): OpenLog {
	const options = { level: logLevel, base: null, serializers: { err: loggedError } };
	if (mode === 'local' && process.stdout.isTTY) {
		// Read only where it is wanted, and at once: the log is there before anything can go wrong.
		const pretty = createRequire(import.meta.url)('pino-pretty') as typeof import('pino-pretty');
		const terminal = pretty({ sync: true, singleLine: true, translateTime: 'HH:MM:ss', ignore: 'pid,hostname' });
		return { log: pino(options, terminal), linesLost: () => 0 };
	}
	const output = createLogOutput(1);
	return { log: pino(options, output), linesLost: output.linesLost };
}

/**
 * An error by what tells of it, and its causes, without anybody's address or secret. The driver hangs its whole client on
 * its errors, with the key that cancels its queries: nothing of that belongs in a log.
 */
export function loggedError(error: unknown): unknown {
	if (!(error instanceof Error)) return typeof error === 'string' ? withoutPeople(error) : error;
	const { name, message, stack = '', cause } = error;
	const code = 'code' in error ? error.code : undefined;
	return {
		type: name,
		message: withoutPeople(message),
		code,
		stack: withoutPeople(stack),
		cause: cause === undefined ? undefined : loggedError(cause),
	};
}

/** The values of a query, which Drizzle puts into its messages: whatever was typed, hashes, tokens. */
const QUERY_VALUES = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;
/** What mail servers like to repeat. */
const EMAIL_ADDRESS = /[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+/g;

/** A message that a log may hold: with the query of a failed one but not its values, and with nobody's address. */
function withoutPeople(text: string): string {
	return text.replace(QUERY_VALUES, '').replace(EMAIL_ADDRESS, '<address>');
}

export type Line = { id: string; method: string; url: string; status: number; milliseconds: number };

/** One line a request: the path without its query, which may hold what a reader typed. */
export function logAnswer(log: Logger, { id, method, url, status, milliseconds }: Line) {
	const level = status >= 500 ? 'error' : 'info';
	log[level]({ id, method, path: loggedPath(url), status, ms: Math.round(milliseconds * 10) / 10 }, 'answered');
}

/** As nginx has it, for an answer that was not sent to its end. No answer is sent with it. */
const BROKEN_OFF = 499;

/** What the log, the figures and the traces say of an answer that is over. */
export const sentStatus = ({ writableFinished, statusCode }: ServerResponse) =>
	writableFinished ? statusCode : BROKEN_OFF;

/** The address of a trip opens it to whoever has it, and so may stand in no log. */
const SECRET_ADDRESS = /^\/+trips\/+[^/]*/i;

/** At most 300 printable ASCII characters: what a stranger sends can neither break the line nor colour a terminal. */
export function loggedPath(url: string): string {
	const [path = ''] = url.split('?', 1);
	return path
		.replace(SECRET_ADDRESS, '/trips/...')
		.slice(0, 300)
		.replace(/[^\x21-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
