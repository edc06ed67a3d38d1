import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { FRUGAL } from './become-build.ts';
import type { giveMemoryBack } from './give-back.ts';

type Rushes = { settings: Parameters<typeof giveMemoryBack>[0]; neverQuiet?: boolean; patience?: number };

/**
 * Makes some 40 MB and needs them no more, as the start does, and once more, as a rush does. Tells of each what is reserved for
 * objects before and after they are given back, or after `patience` milliseconds. A process that is never quiet works a tenth of
 * the time.
 */
function rush({ settings, neverQuiet = false, patience = 12_000 }: Rushes): { before: number; after: number }[] {
	const script = `
		import { giveMemoryBack } from ${JSON.stringify(new URL('give-back.ts', import.meta.url).href)};
		const reserved = () => process.memoryUsage().heapTotal;
		const told = [];
		const rush = (left) => {
			if (left === 0) return console.log(JSON.stringify(told));
			const made = Array.from({ length: 400_000 }, (_, at) => ({ at, name: 'hole ' + at }));
			const before = reserved();
			made.length = 0;
			const until = Date.now() + ${patience};
			const look = () => {
				if (reserved() > before / 2 && Date.now() < until) return setTimeout(look, 50);
				told.push({ before, after: reserved() });
				rush(left - 1);
			};
			look();
		};
		const work = () => {
			for (const until = performance.now() + 5; performance.now() < until; );
		};
		giveMemoryBack(${JSON.stringify(settings)});
		if (${neverQuiet}) setInterval(work, 50).unref();
		rush(2);
	`;
	const settled = [...FRUGAL, '--input-type=module', '--eval', script];
	return JSON.parse(execFileSync(process.execPath, settled, { encoding: 'utf8' }));
}

it('gives back what the start and what a rush have needed, with the settings that the site is started with', () => {
	const told = rush({ settings: { first: 500, every: 500 } });
	expect(told).toHaveLength(2);
	for (const { before, after } of told) expect(after).toBeLessThan(before / 2);
});

it('R45: gives it back at the latest when it is time, if the site is never quiet', () => {
	const told = rush({ settings: { first: 500, every: 500, latest: 1_000 }, neverQuiet: true });
	expect(told).toHaveLength(2);
	for (const { before, after } of told) expect(after).toBeLessThan(before / 2);
});

it('waits for a quiet moment until then', () => {
	const [, last] = rush({ settings: { first: 500, every: 500 }, neverQuiet: true, patience: 3_000 });
	expect(last?.after).toBeGreaterThan((last?.before ?? 0) / 2);
});
