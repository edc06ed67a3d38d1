import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const ORIGIN = 'https://golf.example';

describe('the address of a page', () => {
	it('is the same whether the page was asked for or its data', () => {
		for (const [asked, page] of [
			['/account/profile', '/account/profile'],
			['/account/profile.data', '/account/profile'],
			['/account/profile.data?_routes=routes%2Faccount', '/account/profile'],
			['/account.data?index', '/account'],
			['/account?index', '/account'],
			['/_.data', '/'],
			['/reviews/5/edit.data?link=a.b&_routes=x', '/reviews/5/edit?link=a.b'],
			['/paper?q=.data', '/paper?q=.data'],
		] as const) {
			expect(pageAddress(asked, ORIGIN), asked).toBe(page);
			expect(pageAddress(ORIGIN + asked), asked).toBe(page);
		}
	});
});
