import { expect, it } from 'vitest';
import { faultsIn } from '#tests/e2e/crawl/page-rules.ts';
import { giveWordsBack } from './words-back.ts';

const POSTED = { id: 'x-1', url: '/account/profile?said=yes', origin: 'https://golf.example' };
const TYPED = `Firm & fast, "links" <b>proper</b>\nand windy`;

const post = (fields: Record<string, string>) => ({
	type: 'application/x-www-form-urlencoded',
	body: Buffer.from(new URLSearchParams(fields).toString()),
	files: [],
	mayWrite: true,
});

it('R11: shows what was typed, and sends every field again to the same address', async () => {
	const answer = giveWordsBack(post({ stamp: 'a stamp of some length', rating: '8', reviewText: TYPED }), POSTED);
	expect(answer?.status).toBe(503);
	const html = answer?.plain().body.toString() ?? '';
	expect(html).toContain('<form method="post" action="/account/profile?said=yes">');
	for (const [name, value] of [
		['stamp', 'a stamp of some length'],
		['rating', '8'],
		['reviewText', 'Firm &amp; fast, &quot;links&quot; &lt;b&gt;proper&lt;/b&gt;\nand windy'],
	]) {
		expect(html).toContain(`<input type="hidden" name="${name}" value="${value}">`);
	}
	expect(html.match(/<blockquote>/g)).toHaveLength(1);
	expect(html).not.toContain('<b>proper');
	expect(await faultsIn(html)).toEqual([]);
});

it('writes no secret into a page, and leaves forms that a script has sent to that', () => {
	expect(giveWordsBack(post({ name: 'Karin', new_password: 'three long irons' }), POSTED)).toBeNull();
	expect(giveWordsBack(post({ token: 'abc' }), POSTED)).toBeNull();
	expect(giveWordsBack(post({ name: 'Karin' }), { ...POSTED, url: '/account/profile.data' })).toBeNull();
});
