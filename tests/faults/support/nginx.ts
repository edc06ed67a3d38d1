import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitOf, freePort } from '#tests/support/site.ts';
import { timeUntil } from './site-process.ts';

const EXAMPLE = new URL('../../../deploy/nginx/fescue.conf', import.meta.url);
const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'];

/** Where this machine's nginx lies; null where there is none. */
export const findNginx = () => PLACES.find(existsSync) ?? null;

/**
 * Starts nginx with the configuration that we ship, on a free port without TLS and in front of the nodes at `ports`: its
 * upstream and its locations are used as they are.
 */
export async function startNginx(program: string, folder: string, ports: [number, number]) {
	const port = await freePort();
	mkdirSync(join(folder, 'cache'), { recursive: true });
	const ours = readFileSync(EXAMPLE, 'utf8')
		.replace('127.0.0.1:3000', `127.0.0.1:${ports[0]}`)
		.replace('127.0.0.1:3001', `127.0.0.1:${ports[1]}`)
		.replace('/var/cache/nginx/fescue', join(folder, 'cache'))
		.replace(/server \{\s*listen 80;[\s\S]*?\n\}\n/, '')
		.replace(/\s*listen \[::\]:443 ssl;\s*http2 on;/, '')
		.replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
		.replace(/\s*ssl_\w+ .*;/g, '')
		// Each request of a test says by itself which network it is from.
		.replace('$proxy_add_x_forwarded_for', '$http_x_forwarded_for');
	const file = join(folder, 'nginx.conf');
	const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
		(name) => `${name}_temp_path ${folder}/${name};`,
	);
	writeFileSync(
		file,
		`user root;\nworker_processes 1;\ndaemon off;\npid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${scratch.join('\n')}\n${ours}\n}\n`,
	);
	const child = spawn(program, ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
	const origin = `http://127.0.0.1:${port}`;
	await timeUntil(async () => (await fetch(`${origin}/healthz`).catch(() => null))?.ok ?? false, 10_000);
	return {
		origin,
		stop: () => {
			child.kill('SIGTERM');
			return exitOf(child);
		},
	};
}
