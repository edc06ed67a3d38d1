import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { createRouted } from './routed.ts';

const HOME = 'http://fescue.example/';
const COURSE = 'http://fescue.example/courses/sweden/ljunghusen?page=2';
const elements = createElement('html', null, createElement('body', null, createElement('p', null, 'Greens & tees')));
const HTML = '<html><head></head><body><p>Greens &amp; tees</p></body></html>';

describe.each([
	[HOME, false],
	[COURSE, false],
	[COURSE, true],
])('%s by React Router alone, with its data in the browser: %s', (address, hydrates) => {
	it('is its elements and no more, once its data are read', async () => {
		let isRead = false;
		const read = async () => {
			isRead = true;
			return { course: 'Ljunghusen' };
		};
		const html = await createRouted(() => hydrates)(new URL(address), { elements, read });
		expect(html).toBe(HTML);
		expect(isRead).toBe(true);
	});

	it('is none where its data cannot be read', async () => {
		const read = () => Promise.reject(new Error('no database'));
		await expect(createRouted(() => hydrates)(new URL(address), { elements, read })).rejects.toThrow(
			'was answered with 500',
		);
	});
});
