import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server on this machine that keeps what it is given. */
export type MailServer = { url: string; mails: Email[]; server: SMTPServer; close: () => Promise<void> };

/** Starts a mail server on a free port. `options` are smtp-server's; without them it takes everything. */
export async function startMailServer(options: Partial<SMTPServerOptions> = {}): Promise<MailServer> {
	const mails: Email[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		logger: false,
		onData(stream, _session, done) {
			const chunks: Buffer[] = [];
			stream.on('data', (chunk: Buffer) => chunks.push(chunk));
			stream.on('end', () => {
				PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
					mails.push(mail);
					done();
				}, done);
			});
		},
		...options,
	});
	server.on('error', () => {});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
	// A server that listens on TCP has such an address.
	const { port } = server.server.address() as AddressInfo;
	return {
		mails,
		server,
		url: `smtp://127.0.0.1:${port}`,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}

/** What a mail server says when it will not do something. */
export const smtpError = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
