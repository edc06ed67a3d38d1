import { describe, expect, it } from 'vitest';
import { readPageNumber } from './page-number.ts';

describe('readPageNumber', () => {
	it.each([null, '', '-1', '0', 'NaN', '[]', '1e9', '1.5', ' 2', '0x10', '２'])(
		'S60, R30: reads %j as the first page',
		(text) => {
			expect(readPageNumber(text)).toBe(1);
		},
	);

	it('reads whole numbers', () => {
		expect(readPageNumber('7')).toBe(7);
	});

	it('S60: keeps a number past every list finite', () => {
		expect(readPageNumber('9'.repeat(400))).toBe(1_000_000_000);
	});

	it('R30: a repeated parameter is its first', () => {
		expect(readPageNumber(new URLSearchParams('page=3&page=5').get('page'))).toBe(3);
	});
});
