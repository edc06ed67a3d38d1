import { expect } from '@playwright/test';
import { becomeMember } from '../support/accounts.ts';
import { COURSE } from '../support/pages.ts';
import { test } from '../support/test.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Where an author writes. */
const FORMS = ['/reviews/ID/edit', '/reviews/ID/removal', '/reviews/ID/club-answer', '/account/reviews/ID/scorecard'];
/** Other ways of writing an address, which open nothing either. */
const SPELLINGS = [
	(path: string) => `${path}/`,
	(path: string) => path.toUpperCase(),
	(path: string) => `${path}?_method=DELETE`,
	(path: string) => `${path}?link=ID-99999-${'x'.repeat(43)}`,
];
const TRIES = FORMS.flatMap((path) => [
	...METHODS.map((method) => ({ method, path })),
	...SPELLINGS.map((spell) => ({ method: 'POST', path: spell(path) })),
]);

test('S26: a review’s forms are closed to all but its author, by every method and spelling', async ({
	page,
	request,
	baseURL,
}) => {
	const read = async () => (await request.get(COURSE.path)).text();
	const id = /id="review-(\d+)"/.exec(await read())?.[1] ?? '';
	await becomeMember(page);
	const headers = { origin: baseURL ?? '' };
	const ofMember = await (await page.request.get('/account/marks?course=1')).json();
	const form = {
		stamp: ofMember.stamp,
		version: '1',
		reviewText: 'Taken over by another golfer.',
		rating: '1',
		content: 'Taken over.',
	};
	for (const [who, asker] of Object.entries({ visitor: request, member: page.request })) {
		for (const { method, path } of TRIES.map((tried) => ({ ...tried, path: tried.path.replaceAll('ID', id) }))) {
			const sends = method !== 'GET' && method !== 'HEAD';
			const answer = await asker.fetch(path, { method, headers, maxRedirects: 0, ...(sends && { form }) });
			const { location = '' } = answer.headers();
			const isClosed = [400, 403, 404, 405, 415].includes(answer.status());
			const leadsToLogin = answer.status() < 400 && location.startsWith('/auth/login?');
			const leadsToSpelling = answer.status() < 400 && location === path.replace(/\/(?=\?|$)/, '').toLowerCase();
			const said = `${who} ${method} ${path}: ${answer.status()} ${location}`;
			expect(isClosed || (who === 'visitor' && leadsToLogin) || leadsToSpelling, said).toBe(true);
		}
	}
	expect(await read()).not.toContain('Taken over');
	expect(await read()).toContain(`id="review-${id}"`);
});
