import { expect, it } from 'vitest';
import { keptIn } from './kept.ts';

it('reads what was kept, in its order, and leaves out what no build has kept', () => {
	const [first, second] = [
		{ slug: 'ljunghusen', name: 'Ljunghusen' },
		{ slug: 'hirono', name: '廣野ゴルフ倶楽部', lang: 'ja' },
	];
	const strange = [null, 7, { slug: 'x' }, { slug: '../account', name: 'A' }, { slug: 'a', name: 'A', lang: 1 }];
	expect(keptIn(JSON.stringify([first, ...strange, second]))).toEqual([first, second]);
	expect(keptIn('{"slug":"a","name":"A"}')).toEqual([]);
	expect(keptIn(null)).toEqual([]);
	expect(() => keptIn('not json')).toThrow(SyntaxError);
});
