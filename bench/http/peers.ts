import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { exitOf, freePort } from '#tests/support/sites/site.ts';

/** Another server that sends the same bytes, on one core. */
export type Peer = { name: string; address: string; pid: number; stop(): Promise<void> };

/** `node:http` with one handler. `page` is a brotli-compressed page. */
export async function startBare(page: Buffer): Promise<Peer> {
	const folder = folderWith({ 'page.br': page });
	const { child, origin } = await startScript('./bare.ts', join(folder, 'page.br'));
	return peerOf('bare node:http', child, `${origin}/`, folder);
}

/** A server beside this file, which prints its port. */
async function startScript(file: string, ...given: string[]) {
	const script = fileURLToPath(new URL(file, import.meta.url));
	const child = spawn(process.execPath, [script, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
	const [port] = (await once(child.stdout, 'data')) as [Buffer];
	return { child, origin: `http://127.0.0.1:${String(port).trim()}` };
}

/** nginx with one worker that sends the page from a file. */
export async function startNginx(page: Buffer): Promise<Peer> {
	const port = await freePort();
	const folder = folderWith({ 'index.html': page });
	writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
	const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
		stdio: 'inherit',
	});
	return answering(peerOf('nginx', child, `http://127.0.0.1:${port}/`, folder));
}

function configuration(folder: string, port: number): string {
	return `
daemon off; master_process off; worker_processes 1; pid ${folder}/pid;
events { worker_connections 512; }
http {
	access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
	default_type text/html; charset utf-8;
	client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
	server { listen 127.0.0.1:${port}; root ${folder}; add_header Content-Encoding br; }
}`;
}

function folderWith(files: Record<string, Buffer>): string {
	const folder = mkdtempSync(join(tmpdir(), 'fescue-peer-'));
	chmodSync(folder, 0o755);
	for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
	return folder;
}

/** A server in a process of its own; `folder` is what it was given, and goes with it. */
function peerOf(name: string, child: ChildProcess, address: string, folder?: string): Peer {
	const stop = async () => {
		child.kill('SIGTERM');
		await exitOf(child);
		if (folder) rmSync(folder, { recursive: true, force: true });
	};
	return { name, address, pid: child.pid ?? 0, stop };
}

/** The peer once it answers; after five seconds without an answer it is stopped, and this throws. */
async function answering(peer: Peer): Promise<Peer> {
	for (let attempt = 0; attempt < 50; attempt += 1) {
		if (await fetch(peer.address).catch(() => null)) return peer;
		await sleep(100);
	}
	await peer.stop();
	throw new Error(`nothing answers at ${peer.address}`);
}
