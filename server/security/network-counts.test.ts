import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createNetworkCounts } from './network-counts.ts';

const NETWORK = '198.51.100.7';
const HOUR = { points: 6_000, duration: 3_600 };
const MINUTE = { points: 30, duration: 60 };

/** Another address for each number below 2^24. */
const networkAt = (at: number) => `10.${at >> 16}.${(at >> 8) % 256}.${at % 256}`;

/** Megabytes of this process that are in use, and how many timers wait in it. */
function inUse() {
	setFlagsFromString('--expose-gc');
	const collect: unknown = runInNewContext('gc');
	if (typeof collect === 'function') collect();
	const { heapUsed, external } = process.memoryUsage();
	const timers = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
	return { megabytes: (heapUsed + external) / 2 ** 20, timers };
}

describe('what a network has left', () => {
	it('gets less with each request, and with what is refused neither less nor later', () => {
		const count = createNetworkCounts({ points: 2, duration: 60 }, () => 0);
		expect(count(NETWORK)).toEqual({ remaining: 1, refused: false, seconds: 60 });
		expect(count(NETWORK)).toEqual({ remaining: 0, refused: false, seconds: 60 });
		expect(count(NETWORK)).toEqual({ remaining: 0, refused: true, seconds: 60 });
		expect(count(NETWORK)).toEqual({ remaining: 0, refused: true, seconds: 60 });
	});

	it('is whole again when the time is over, and not before', () => {
		let time = 5_000;
		const count = createNetworkCounts({ points: 1, duration: 60 }, () => time);
		expect(count(NETWORK).refused).toBe(false);
		time += 59_999;
		expect(count(NETWORK)).toEqual({ remaining: 0, refused: true, seconds: 1 });
		time += 1;
		expect(count(NETWORK)).toEqual({ remaining: 0, refused: false, seconds: 60 });
	});

	it('is never more than a cell can count', () => {
		expect(() => createNetworkCounts({ points: 65_536, duration: 60 })).toThrow(RangeError);
		const count = createNetworkCounts({ points: 65_535, duration: 60 });
		const answers = Array.from({ length: 65_537 }, () => count(NETWORK).refused);
		expect(answers.indexOf(true)).toBe(65_535);
	});
});

describe('a flood from ever new networks', () => {
	it('takes no memory and no timers', () => {
		const count = createNetworkCounts(HOUR);
		count(NETWORK);
		const before = inUse();
		for (let at = 0; at < 100_000; at++) count(networkAt(at));
		const after = inUse();
		// An object and a timer for each network took 43 MB.
		expect(after.megabytes - before.megabytes).toBeLessThan(5);
		expect(after.timers - before.timers).toBeLessThan(10);
	});

	it('S55: gives nobody back what was used up', () => {
		const count = createNetworkCounts(MINUTE, () => 0);
		for (let sent = 0; sent < MINUTE.points; sent++) count(NETWORK);
		for (let at = 0; at < 50_000; at++) count(networkAt(at));
		expect(count(NETWORK)).toMatchObject({ remaining: 0, refused: true });
	});

	it('leaves somebody who comes after it nearly all', () => {
		const count = createNetworkCounts(HOUR, () => 0);
		for (let at = 0; at < 100_000; at++) count(networkAt(at));
		expect(count(NETWORK).remaining).toBeGreaterThan(HOUR.points - 20);
	});

	it('locks hardly anybody out, even where 2,000 networks have sent all that they may', () => {
		const count = createNetworkCounts(MINUTE, () => 0);
		for (let at = 0; at < 2_000; at++) {
			for (let sent = 0; sent <= MINUTE.points; sent++) count(networkAt(at));
		}
		// One in 80,000 shares each of its four cells with one of them.
		const others = Array.from({ length: 10_000 }, (_, at) => count(networkAt(1_000_000 + at)));
		expect(others.filter(({ refused }) => refused).length).toBeLessThan(10);
	});
});
