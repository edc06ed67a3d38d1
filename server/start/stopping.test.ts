import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const MODULE = JSON.stringify(fileURLToPath(new URL('./stopping.ts', import.meta.url)));

/** Runs a process that keeps what `body` says, sends it signals once it is up, and tells how it ended. */
async function stopped(body: string, signals: NodeJS.Signals[], patience = '') {
	const program = `import { stopOnSignals } from ${MODULE};
		const { keep, drainFor, signal } = stopOnSignals(${patience});
		const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
		const closes = (name, ms = 0) => keep(async () => { await wait(ms); console.log(name); });
		${body}
		console.log('up');
		setInterval(() => {}, 1_000);`;
	const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let said = '';
	child.stdout.setEncoding('utf8').on('data', (text: string) => {
		if (said === '') for (const signal of signals) child.kill(signal);
		said += text;
	});
	const [code] = await once(child, 'close');
	return { code, lines: said.trim().split('\n') };
}

describe('stopping on signals', () => {
	it.each(['SIGINT', 'SIGTERM'] as const)(
		'R32: %s closes what was opened last first, and ends with 0',
		async (signal) => {
			const { code, lines } = await stopped(`await closes('database'); await closes('site', 50);`, [signal]);
			expect({ code, lines }).toEqual({ code: 0, lines: ['up', 'Stopping', 'site', 'database'] });
		},
	);

	it('R32: a second signal changes nothing', async () => {
		const { code, lines } = await stopped(`await closes('database', 50);`, ['SIGINT', 'SIGTERM', 'SIGINT']);
		expect({ code, lines }).toEqual({ code: 0, lines: ['up', 'Stopping', 'database'] });
	});

	it('closes at once what a start that was broken off opens after the signal', async () => {
		const late = `signal.addEventListener('abort', () => closes('late')); await closes('database', 50);`;
		const { code, lines } = await stopped(late, ['SIGTERM']);
		expect(code).toBe(0);
		expect(lines.toSorted()).toEqual(['Stopping', 'database', 'late', 'up']);
	});

	it('ends with 1 when closing takes too long, however much longer it would', async () => {
		const { code, lines } = await stopped(`await closes('site', 60_000);`, ['SIGTERM'], '100');
		expect({ code, lines }).toEqual({ code: 1, lines: ['up', 'Stopping'] });
	});

	it('R33: gives as much longer as load balancers are given to look away', async () => {
		const { code, lines } = await stopped(`drainFor(300); await closes('site', 500);`, ['SIGTERM'], '100');
		expect({ code, lines }).toEqual({ code: 0, lines: ['up', 'Stopping', 'site'] });
	});

	it('ends with 1 when something cannot be closed', async () => {
		const { code } = await stopped(`await keep(async () => { throw new Error('stuck'); });`, ['SIGTERM']);
		expect(code).toBe(1);
	});
});
