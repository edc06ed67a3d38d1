import { describe, expect, it } from 'vitest';
import { isBehind } from './open.ts';

describe('a template of the bench', () => {
	it('is brought forward only where it has fewer migrations than there are', () => {
		const names = ['bench_v3_9_8_7_39', 'bench_v3_9_8_7_40', 'bench_v3_9_8_7_41', 'bench_v3_9_8_7_4'];
		expect(names.filter((name) => isBehind(name, 'bench_v3_9_8_7', 40))).toEqual([
			'bench_v3_9_8_7_39',
			'bench_v3_9_8_7_4',
		]);
	});

	it('is not taken for another of its kind: an older generator, another size, one in the making', () => {
		const names = ['bench_v2_9_8_7_39', 'bench_v3_9_8_70_39', 'bench_v3_9_8_7_making', 'bench_v3_9_8_7'];
		expect(names.filter((name) => isBehind(name, 'bench_v3_9_8_7', 40))).toEqual([]);
	});
});
