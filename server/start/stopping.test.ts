import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
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

describe('a start that fails', () => {
	/** Runs a start that leaves a server open, keeps what `keeps` says and then fails. */
	const fail = async (keeps: string) => {
		const program = `import { createServer } from 'node:net';
			import { runOpen } from ${MODULE};
			await runOpen(async ({ keep }) => {
				createServer().listen(0);
				${keeps}
				throw new Error('no port');
			}, 100);`;
		const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'pipe' });
		const [said, told] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
		return { code: child.exitCode, said, told };
	};

	it('R18: closes what was kept, says why, and ends the process whatever else is open', async () => {
		const { code, said, told } = await fail(`await keep(async () => console.log('database'));`);
		expect({ code, said }).toEqual({ code: 1, said: 'database\n' });
		expect(told).toMatch(/^Error: no port/);
	});

	it('R18: ends also where closing does not, and where it fails', async () => {
		expect((await fail(`await keep(() => new Promise(() => {}));`)).code).toBe(1);
		const { code, told } = await fail(`await keep(async () => { throw new Error('stuck'); });`);
		expect(code).toBe(1);
		expect(told).toContain('Error: stuck');
	});
});
