import { expect, it } from 'vitest';
import { ringShare } from './ring-share.ts';

it('a ring is empty for none, whole for all alone, and between them its beginning and its gap can be seen', () => {
	expect([ringShare(0, 47), ringShare(0, 0), ringShare(47, 47), ringShare(1, 1)]).toEqual([0, 0, 100, 100]);
	expect(ringShare(12, 48)).toBe(25);
	expect(ringShare(1, 3_000)).toBeGreaterThanOrEqual(3);
	expect(ringShare(2_999, 3_000)).toBeLessThanOrEqual(97);
});
