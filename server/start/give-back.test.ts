import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { FRUGAL } from './become-build.ts';

/**
 * Makes some 40 MB and needs them no more, as the start does, and once more, as a rush does. Each time it tells what is
 * reserved for objects before and after they are given back.
 */
const RUSHES = `
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
	giveBackWhenQuiet({ first: 500, every: 500 });
	rush(2);
`;

it('gives back what the start and what a rush have needed, with the settings that the site is started with', () => {
	const told = execFileSync(process.execPath, [...FRUGAL, '--input-type=module', '--eval', RUSHES], {
		encoding: 'utf8',
	});
	const rushes = JSON.parse(told) as { before: number; after: number }[];
	expect(rushes).toHaveLength(2);
	for (const { before, after } of rushes) expect(after).toBeLessThan(before / 2);
});
