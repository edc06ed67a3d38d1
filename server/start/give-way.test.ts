import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const PRIORITIES = `
	import { readdirSync, readFileSync } from 'node:fs';
	import { getPriority } from 'node:os';
	import { letWorkersGiveWay } from ${JSON.stringify(new URL('give-way.ts', import.meta.url).href)};
	const threads = () => readdirSync('/proc/self/task').map((thread) => ({
		name: readFileSync('/proc/self/task/' + thread + '/comm', 'utf8').trim(),
		priority: getPriority(Number(thread)),
	}));
	const before = threads();
	letWorkersGiveWay();
	console.log(JSON.stringify({ before, after: threads() }));
`;

it.runIf(process.platform === 'linux')('what V8 does beside gives way to what answers, and that to nobody', () => {
	const told = execFileSync(process.execPath, ['--input-type=module', '--eval', PRIORITIES], { encoding: 'utf8' });
	const { before, after } = JSON.parse(told) as Record<string, { name: string; priority: number }[]>;
	const usual = before?.[0]?.priority ?? 0;
	const workers = after?.filter(({ name }) => name === 'V8Worker') ?? [];
	expect(workers.length).toBeGreaterThan(0);
	for (const { priority } of workers) expect(priority).toBeGreaterThan(usual);
	for (const { name, priority } of after ?? []) if (name !== 'V8Worker') expect(priority).toBe(usual);
});
