import { describe, expect, it } from 'vitest';
import { MOST_ITEMS } from '#app/features/data-calls/calls.ts';
import { createRateLimits, type LimitedKind } from './rate-limits.ts';

const CATALOGUE = 35_000;
const NETWORK = '198.51.100.7';

/** How many requests one network gets through, sent one after the other, and the seconds that the next one has to wait. */
async function letThrough(kind: LimitedKind): Promise<{ count: number; wait: number }> {
	const limits = createRateLimits();
	for (let count = 0; ; count += 1) {
		const { wait } = await limits.take(kind, NETWORK);
		if (wait !== null) return { count, wait };
		if (count > CATALOGUE) throw new Error('there is no limit');
	}
}

describe('S55: a catalogue of 35,000 courses is not read within an hour', () => {
	it('page by page', async () => {
		const { count, wait } = await letThrough('page');
		expect(count).toBeLessThan(CATALOGUE);
		expect(wait).toBeGreaterThan(0);
	});

	it('by calls that bring as many courses as a call may', async () => {
		const { count, wait } = await letThrough('data');
		expect(count * MOST_ITEMS).toBeLessThan(CATALOGUE);
		expect(wait).toBeGreaterThan(0);
	});

	it('and another network is let in meanwhile', async () => {
		const limits = createRateLimits({ data: { points: 1, duration: 60 } });
		expect(await limits.count('data', NETWORK)).toBeNull();
		expect(await limits.count('data', NETWORK)).toBeGreaterThan(0);
		expect(await limits.count('data', '198.51.100.8')).toBeNull();
	});
});
