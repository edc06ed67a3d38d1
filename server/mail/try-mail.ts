import { randomUUID } from 'node:crypto';
import { failure, type Result, success } from '#domain/shared/result.ts';
import type { Config } from '../settings/config.ts';
import { createFactsOf } from './facts.ts';
import type { BuiltLetters } from './letters.ts';
import type { Sender } from './mail.ts';
import { createSmtpTransport, type PATIENCE } from './smtp.ts';

type Settings = Sender & Pick<Config, 'origin' | 'companyName' | 'companyAddress'>;

/** A mail server by its address (`mail.example:465`), and in one sentence why the letter is not there. */
export type MailTrouble = { kind: 'not-sent'; server: string; why: string };

/**
 * Hands a test letter for `recipient` to the mail server at `smtpUrl`, past the outbox. Gives the server's address, or fails
 * with what the server or the way to it said; neither holds the password.
 */
export async function tryMail(
	{ config, smtpUrl, letters }: { config: Settings; smtpUrl: string; letters: BuiltLetters },
	recipient: string,
	patience: Partial<typeof PATIENCE> = {},
): Promise<Result<{ server: string }, MailTrouble>> {
	const server = new URL(smtpUrl).host;
	const facts = createFactsOf(config, '')({ tokenId: null, linkKind: null });
	const letter = letters.renderLetter('mail-test', {}, facts);
	const transport = createSmtpTransport(smtpUrl, config, patience);
	try {
		await transport.send({ id: randomUUID(), message: 'mail-test', recipient, ...letter });
		return success({ server });
	} catch (error) {
		return failure({ kind: 'not-sent', server, why: reasonOf(error) });
	} finally {
		transport.close();
	}
}

/** By nodemailer's codes, which say how far it came. */
const REASONS: Record<string, string> = {
	EDNS: 'no such name is known',
	EAUTH: 'it does not accept the user and password of SMTP_URL',
	ETLS: 'no safe connection came about; is it smtps:, not smtp:, that listens there?',
	EABORT: 'it took too long over the letter',
	ETIMEDOUT: 'it does not answer; does a firewall close the port?',
	ESOCKET: 'the connection was refused or broken off',
	ECONNECTION: 'the connection was refused or broken off',
};

function reasonOf(error: unknown): string {
	const { code = '', response } = error as { code?: string; response?: string };
	const reason = REASONS[code] ?? 'it did not take the letter';
	return response ? `${reason}: ${response}` : reason;
}
