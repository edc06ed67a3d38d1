import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { newsletterDeliveries, newsletterSubscribers } from '#database/schema/newsletter.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { dryRun } from './send.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

it('a dry run leaves the issue as files, ready to be looked at, and tells nobody', async () => {
	await test.db.insert(newsletterSubscribers).values({ email: 'reader@golf.test', status: 'confirmed' });
	const folder = mkdtempSync(join(tmpdir(), 'fescue-issue-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const config = { mailFrom: 'Fescue <news@golf.test>', mailDomain: 'golf.test' };
	const unsubscribe = 'https://golf.test/newsletter/removal?subscriber=1&token=x';
	const write = () => ({ subject: 'Golf in June', html: '<p>Wörds</p>', text: 'Wörds', unsubscribe });
	await dryRun({ issue: '2027-06', config, core: test, write }, folder);
	expect(readFileSync(join(folder, '2027-06.html'), 'utf8')).toBe('<p>Wörds</p>');
	expect(readFileSync(join(folder, '2027-06.txt'), 'utf8')).toBe('Wörds');
	const letter = await PostalMime.parse(readFileSync(join(folder, '2027-06.eml')));
	expect(letter).toMatchObject({ subject: 'Golf in June', text: expect.stringContaining('Wörds') });
	const headers = new Map(letter.headers.map(({ key, value }) => [key, value]));
	expect(headers.get('list-unsubscribe')).toBe(`<${unsubscribe}>`);
	expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
	expect(await test.db.$count(newsletterDeliveries)).toBe(0);
});
