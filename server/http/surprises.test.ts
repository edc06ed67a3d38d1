import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MODULE = JSON.stringify(fileURLToPath(new URL('./surprises.ts', import.meta.url)));

it.each(['new Promise(() => {})', 'Promise.resolve()'])(
	'an error that nobody caught ends the process with 1, though closing is %s',
	async (closing) => {
		const program = `import { endOnSurprises } from ${MODULE};
		endOnSurprises({ fatal: (_, words) => console.log(words) }, () => ${closing}, 100);
		setInterval(() => {}, 1_000);
		setTimeout(() => { throw new Error('nobody saw it coming'); });`;
		const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
			stdio: ['ignore', 'pipe', 'ignore'],
		});
		let said = '';
		child.stdout.setEncoding('utf8').on('data', (text: string) => {
			said += text;
		});
		const [code] = await once(child, 'close');
		expect({ code, said }).toEqual({ code: 1, said: 'an error that nobody caught; the process ends\n' });
	},
);
