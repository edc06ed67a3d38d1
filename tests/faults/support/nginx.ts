import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { writeNginxTrial } from '#tests/support/servers/nginx.ts';
import { exitOf } from '#tests/support/sites/site.ts';
import { timeUntil } from './site-process.ts';

export type Nginx = { origin: string; stop: () => Promise<number> };

/**
 * Starts nginx with the configuration that we ship, with TLS at `port` and in front of the nodes at `ports`. From then on this
 * process trusts its certificate.
 */
export async function startNginx(
	program: string,
	folder: string,
	{ port, ports }: { port: number; ports: [number, number] },
): Promise<Nginx> {
	const changes: [string, string][] = [
		['127.0.0.1:3000', `127.0.0.1:${ports[0]}`],
		['127.0.0.1:3001', `127.0.0.1:${ports[1]}`],
	];
	const { file, origin, certificate } = await writeNginxTrial('fescue.conf', folder, changes, port);
	setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')]);
	const child = spawn(program, ['-c', file, '-e', join(folder, 'start.log')], { stdio: 'inherit' });
	const answers = async () => (await fetch(`${origin}/healthz`).catch(() => null))?.ok ?? false;
	await timeUntil(answers, 10_000).catch((error) => {
		child.kill('SIGTERM');
		throw error;
	});
	return {
		origin,
		stop: () => {
			child.kill('SIGTERM');
			return exitOf(child);
		},
	};
}
