import { expect, it } from 'vitest';
import { shareInWords, shareOf } from './share.ts';

it('has a share of nothing', () => {
	expect([shareOf(0, 0), shareOf(1, 4)]).toEqual([0, 0.25]);
	expect([shareInWords(0, 0), shareInWords(1, 3)]).toEqual(['0%', '33%']);
});

it('never reads as nothing or all where it is neither', () => {
	const words = [0, 1, 20, 999, 1_000].map((count) => shareInWords(count, 1_000));
	expect(words).toEqual(['0%', 'under 1%', '2%', 'over 99%', '100%']);
});
