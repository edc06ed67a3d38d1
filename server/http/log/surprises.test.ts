import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MODULE = JSON.stringify(fileURLToPath(new URL('./surprises.ts', import.meta.url)));

it.each([
	['new Promise(() => {})', 2],
	['Promise.resolve()', 1],
])('an error that nobody caught ends the process with 1, though closing is %s', async (closing, times) => {
	const program = `import { endOnSurprises } from ${MODULE};
		endOnSurprises({ fatal: (_, words) => console.log(words) }, () => ${closing}, 100);
		setInterval(() => {}, 1_000);
		for (const late of [0, 10]) setTimeout(() => { throw new Error('nobody saw it coming'); }, late);`;
	const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	let said = '';
	child.stdout.setEncoding('utf8').on('data', (text: string) => {
		said += text;
	});
	const [code] = await once(child, 'close');
	// A second one while answers are finished is told of too, and does not cut them off (R36).
	expect(code).toBe(1);
	expect(said).toBe('an error that nobody caught; the process ends\n'.repeat(times));
});
