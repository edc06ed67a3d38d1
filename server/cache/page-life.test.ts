import { expect, it } from 'vitest';
import { lifeOf } from './page-life.ts';

const NOW = new Date('2026-05-28T12:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

it('is the usual one where nothing ends, or not for long', () => {
	expect(lifeOf([], NOW, 300)).toEqual({ shared: 300, stale: 60, endsAt: null, until: null });
	expect(lifeOf([inSeconds(90_000), inSeconds(80_000)], NOW, 300)).toEqual({
		shared: 300,
		stale: 60,
		endsAt: inSeconds(80_000 - 360),
		until: inSeconds(80_000),
	});
});

it('never lasts beyond the end, wherever the answer was kept in turn', () => {
	for (const sharedSeconds of [0, 1, 60, 300, 86_400]) {
		for (const left of [-5, 0, 1, 2, 3, 59, 61, 400, 719, 10_000]) {
			const { shared, stale, endsAt } = lifeOf([inSeconds(left)], NOW, sharedSeconds);
			const keptHere = Math.max(NOW.getTime(), endsAt?.getTime() ?? Number.NaN);
			expect(keptHere + (shared + stale) * 1_000).toBeLessThanOrEqual(
				Math.max(NOW.getTime(), inSeconds(left).getTime()),
			);
			expect(Math.min(shared, stale)).toBeGreaterThanOrEqual(0);
		}
	}
});

it('is made anew a few times near the end, and not over and over', () => {
	let [at, times] = [NOW, 0];
	const end = inSeconds(3_600);
	while (at < end && times < 100) {
		at = lifeOf([end], at, 300).endsAt ?? end;
		times++;
	}
	expect(times).toBeLessThan(15);
});
