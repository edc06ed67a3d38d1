import { describe, expect, it, onTestFinished } from 'vitest';
import * as letters from '#mail/render.tsx';
import { smtpError, startMailServer } from '#tests/support/servers/mail-server.ts';
import { tryMail } from './try-mail.ts';

const CONFIG = {
	origin: 'https://golf.test',
	companyName: 'Fescue',
	companyAddress: 'Storgatan 1, Malmö',
	mailFrom: 'Fescue <no-reply@golf.test>',
	mailDomain: 'golf.test',
};
const RECIPIENT = 'operator@golf.test';

async function aServer(options: Parameters<typeof startMailServer>[0] = {}) {
	const server = await startMailServer(options);
	onTestFinished(server.close);
	return server;
}

describe('a try of the mail server', () => {
	it('sends one letter of the house, as all are sent', async () => {
		const { url, mails } = await aServer();
		const tried = await tryMail({ config: CONFIG, smtpUrl: url, letters }, RECIPIENT);
		expect(tried).toEqual({ ok: true, value: { server: new URL(url).host } });
		expect(mails).toMatchObject([
			{
				to: [{ address: RECIPIENT }],
				from: { name: 'Fescue', address: 'no-reply@golf.test' },
				subject: 'A test letter from Fescue',
				html: expect.stringContaining('Letters go out'),
				text: expect.stringContaining('https://golf.test'),
			},
		]);
	});

	it('says why nothing came of it, and no password', async () => {
		const strict = await aServer({
			authOptional: false,
			allowInsecureAuth: true,
			onAuth: (_auth, _session, done) => done(smtpError(535, 'Bad credentials')),
		});
		const closed = await startMailServer();
		await closed.close();
		const picky = await aServer({ onRcptTo: (_to, _session, done) => done(smtpError(550, 'No such mailbox')) });
		const tries: [string, string][] = [
			[strict.url.replace('smtp://', 'smtp://ada:hush-hush@'), 'does not accept the user and password'],
			[closed.url, 'the connection was refused'],
			[picky.url, 'No such mailbox'],
		];
		for (const [smtpUrl, why] of tries) {
			const tried = await tryMail({ config: CONFIG, smtpUrl, letters }, RECIPIENT);
			expect(tried).toMatchObject({ ok: false, kind: 'not-sent', why: expect.stringContaining(why) });
			expect(JSON.stringify(tried)).not.toContain('hush-hush');
		}
	});
});
