import { expect, it, onTestFinished, vi } from 'vitest';
import { openTestDatabase } from '#tests/support/databases/database.ts';
import { PASSWORD } from '#tests/support/facts/accounts.ts';
import { startAuthSite } from '#tests/support/sites/auth-site.ts';
import { startTinySite } from '#tests/support/sites/tiny-site.ts';

it('X2: a local installation shows the letters it would have sent', async () => {
	const auth = await startAuthSite();
	onTestFinished(() => auth.close());
	const read = async (path: string) => (await auth.site.get(path)).text();
	expect(await read('/dev/mail')).toContain('No letters yet.');
	await auth.call('/signup', { body: { email: 'ada@golf.example', password: PASSWORD } });
	await vi.waitFor(async () => expect(await read('/dev/mail')).toContain('ada@golf.example'), { timeout: 10_000 });
	const [, address] = /href="(\/dev\/mail\/[^"]+)"/.exec(await read('/dev/mail')) ?? [];
	const letter = await auth.site.get(address ?? '');
	expect(letter.headers.get('content-security-policy')).toContain('sandbox');
	expect(await letter.text()).toContain('Confirm my address');
	expect(await read(`${address}/text`)).toContain(await auth.link('ada@golf.example', 'confirm'));
	for (const name of ['nothing', '..%2fsecret', 'x.json']) {
		expect((await auth.site.get(`/dev/mail/${name}`)).status).toBe(404);
	}
});

it('X2: an installation that sends its letters shows them to nobody', async () => {
	const database = await openTestDatabase();
	const site = await startTinySite(database.url, {
		FESCUE_MODE: 'production',
		SMTP_URL: 'smtp://127.0.0.1:1',
		MAIL_DOMAIN: 'golf.example',
	});
	onTestFinished(async () => {
		await site.close();
		await database.close();
	});
	expect((await site.get('/dev/mail')).status).toBe(404);
});
