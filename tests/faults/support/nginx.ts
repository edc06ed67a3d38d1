import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { writeNginxTrial } from '#tests/support/nginx.ts';
import { exitOf } from '#tests/support/site.ts';
import { timeUntil } from './site-process.ts';

/** Starts nginx with the configuration that we ship, on free ports and in front of the nodes at `ports`. */
export async function startNginx(program: string, folder: string, ports: [number, number]) {
	const { file, ...trial } = await writeNginxTrial('fescue.conf', folder, [
		['127.0.0.1:3000', `127.0.0.1:${ports[0]}`],
		['127.0.0.1:3001', `127.0.0.1:${ports[1]}`],
	]);
	const child = spawn(program, ['-c', file, '-e', join(folder, 'start.log')], { stdio: 'inherit' });
	await timeUntil(async () => (await fetch(`${trial.origin}/healthz`).catch(() => null))?.ok ?? false, 10_000);
	return {
		...trial,
		stop: () => {
			child.kill('SIGTERM');
			return exitOf(child);
		},
	};
}
