import { expect, it } from 'vitest';
import { faultsIn } from '#tests/e2e/crawl/page-rules.ts';
import { resubmittedForm } from './resubmitted-form.ts';

const ORIGIN = { origin: 'https://golf.example' };
const TYPED = `Firm & fast, "links" <b>proper</b>\nand windy`;

/** What a form with these fields is answered with. */
function answerTo(fields: Record<string, string>, url = '/account/profile?flash=yes') {
	const body = Buffer.from(new URLSearchParams(fields).toString());
	const post = { type: 'application/x-www-form-urlencoded', body, files: [], mayWrite: true };
	return resubmittedForm({ id: 'x-1', raw: { url }, post }, ORIGIN);
}

it('R11: shows what was typed, and sends every field again to the same address', async () => {
	const answer = answerTo({ stamp: 'a stamp of some length', rating: '8', reviewText: TYPED });
	expect(answer?.status).toBe(503);
	const html = answer?.plain().body.toString() ?? '';
	expect(html).toContain('<form method="post" action="/account/profile?flash=yes">');
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
	expect(answerTo({ name: 'Karin', new_password: 'three long irons' })).toBeNull();
	expect(answerTo({ token: 'abc' })).toBeNull();
	expect(answerTo({ name: 'Karin' }, '/account/profile.data')).toBeNull();
	expect(answerTo({ name: 'Karin' })).not.toBeNull();
});
