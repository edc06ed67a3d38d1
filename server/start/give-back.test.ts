import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { FRUGAL } from './become-build.ts';

/**
 * Makes some 40 MB and needs them no more, as the start does, and once more, as a rush does. Each time it tells what is
 * reserved for objects before and after they are given back.
 */
const rushes = (settings: string, work = '') => `
	import { giveBackWhenQuiet } from ${JSON.stringify(new URL('give-back.ts', import.meta.url).href)};
	const reserved = () => process.memoryUsage().heapTotal;
	const told = [];
	const rush = (left) => {
		if (left === 0) return console.log(JSON.stringify(told));
		const made = Array.from({ length: 400_000 }, (_, at) => ({ at, name: 'hole ' + at }));
		const before = reserved();
		made.length = 0;
		const until = Date.now() + 12_000;
		const look = () => {
			if (reserved() > before / 2 && Date.now() < until) return setTimeout(look, 50);
			told.push({ before, after: reserved() });
			rush(left - 1);
		};
		look();
	};
	giveBackWhenQuiet(${settings});
	${work}
	rush(2);
`;

/** A tenth of the time, as one reader of a site that is never quiet. */
const WORK =
	'setInterval(() => { for (const until = performance.now() + 5; performance.now() < until; ); }, 50).unref();';

it('gives back what the start and what a rush have needed, with the settings that the site is started with', () => {
	const told = tell(rushes('{ first: 500, every: 500 }'));
	expect(told).toHaveLength(2);
	for (const { before, after } of told) expect(after).toBeLessThan(before / 2);
});

it('R45: gives it back at the latest when it is time, if the site is never quiet', () => {
	const told = tell(rushes('{ first: 500, every: 500, latest: 1_000 }', WORK));
	expect(told).toHaveLength(2);
	for (const { before, after } of told) expect(after).toBeLessThan(before / 2);
});

it('waits for a quiet moment until then', () => {
	const [, rush] = tell(rushes('{ first: 500, every: 500, latest: 60_000 }', WORK).replace('12_000', '4_000'));
	expect(rush?.after).toBeGreaterThan((rush?.before ?? 0) / 2);
});

function tell(script: string): { before: number; after: number }[] {
	return JSON.parse(
		execFileSync(process.execPath, [...FRUGAL, '--input-type=module', '--eval', script], { encoding: 'utf8' }),
	);
}
