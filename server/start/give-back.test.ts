import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { FRUGAL } from './become-build.ts';

/** Makes some 40 MB that are needed no more, and tells what is reserved for objects before and after they are given back. */
const START = `
	import { giveBackStart } from ${JSON.stringify(new URL('give-back.ts', import.meta.url).href)};
	const made = Array.from({ length: 400_000 }, (_, at) => ({ at, name: 'hole ' + at }));
	const before = process.memoryUsage().heapTotal;
	made.length = 0;
	giveBackStart();
	const until = Date.now() + 12_000;
	const look = () => {
		const after = process.memoryUsage().heapTotal;
		if (after > before / 2 && Date.now() < until) return setTimeout(look, 50);
		console.log(JSON.stringify({ before, after }));
	};
	look();
`;

it('gives back what only the start has needed, with the settings that the site is started with', () => {
	const told = execFileSync(process.execPath, [...FRUGAL, '--input-type=module', '--eval', START], {
		encoding: 'utf8',
	});
	const { before, after } = JSON.parse(told) as { before: number; after: number };
	expect(after).toBeLessThan(before / 2);
});
