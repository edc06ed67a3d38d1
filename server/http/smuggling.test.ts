import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { startTinySite, type TinySite } from '#tests/support/tiny-site.ts';

const nginx = findNginx();

/** Requests that a proxy and a server might read differently; the word after each would be a second request smuggled in. */
const HIDDEN = 'GET /smuggled HTTP/1.1\r\nHost: golf.test\r\n\r\n';
const SMUGGLED: [name: string, bytes: string][] = [
	[
		'a length and chunks',
		`POST /form HTTP/1.1\r\nHost: golf.test\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
	],
	[
		'chunks written as " chunked"',
		`POST /form HTTP/1.1\r\nHost: golf.test\r\nTransfer-Encoding : chunked\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
	],
	[
		'two lengths',
		`POST /form HTTP/1.1\r\nHost: golf.test\r\nContent-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
	],
	['a body on a GET', `GET /paper HTTP/1.1\r\nHost: golf.test\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
	[
		'chunks under another name',
		`POST /form HTTP/1.1\r\nHost: golf.test\r\nTransfer-Encoding: xchunked\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
	],
];

describe.skipIf(nginx === null)('S37: behind nginx (skipped where there is no nginx)', () => {
	const folder = mkdtempSync(join(tmpdir(), 'fescue-nginx-'));
	let database: TestDatabase;
	let site: TinySite;
	let proxy: ReturnType<typeof spawn>;
	let port: number;

	beforeAll(async () => {
		database = await openTestDatabase();
		site = await startTinySite(database.url, { TRUST_PROXY: '1' });
		port = await freePort();
		writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, new URL(site.address).port));
		proxy = spawn(nginx ?? '', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
		await untilListening(port);
	});

	afterAll(async () => {
		const gone = new Promise((resolve) => proxy.once('exit', resolve));
		proxy.kill('SIGTERM');
		await gone;
		await site.close();
		await database.close();
		rmSync(folder, { recursive: true, force: true });
	});

	/** How often the site was asked for the hidden page. */
	const asked = () => site.lines.filter((line) => line.includes('/smuggled')).length;

	it('an ordinary page comes through', async () => {
		const answer = await exchange(port, 'GET /paper HTTP/1.1\r\nHost: golf.test\r\nConnection: close\r\n\r\n');
		expect(answer).toMatch(/^HTTP\/1.1 200/);
	});

	it('the hidden request, sent openly, is seen at the site', async () => {
		const before = asked();
		await exchange(port, HIDDEN);
		expect(asked()).toBe(before + 1);
	});

	it.each(SMUGGLED)('%s: no hidden request ever reaches the site', async (_, bytes) => {
		const before = asked();
		await exchange(port, bytes);
		const after = await exchange(port, 'GET /paper HTTP/1.1\r\nHost: golf.test\r\nConnection: close\r\n\r\n');
		expect(after).toMatch(/^HTTP\/1.1 200/);
		expect(after.match(/HTTP\/1.1 \d+/g)).toHaveLength(1);
		expect(asked()).toBe(before);
	});
});

function findNginx(): string | null {
	try {
		return execFileSync('sh', ['-c', 'command -v nginx || command -v /usr/sbin/nginx'], { encoding: 'utf8' }).trim();
	} catch {
		return null;
	}
}

const configuration = (folder: string, port: number, site: string) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 64; }
http {
	access_log off;
	client_body_temp_path ${folder}/body;
	proxy_temp_path ${folder}/proxy;
	fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi;
	scgi_temp_path ${folder}/scgi;
	upstream site { server 127.0.0.1:${site}; keepalive 4; }
	server {
		listen 127.0.0.1:${port};
		location / {
			proxy_pass http://site;
			proxy_http_version 1.1;
			proxy_set_header Connection "";
			proxy_set_header Host $host;
			proxy_set_header X-Forwarded-For $remote_addr;
		}
	}
}
`;

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	if (address === null || typeof address === 'string') throw new Error('no free port');
	return address.port;
}

async function untilListening(port: number) {
	for (let attempt = 0; attempt < 100; attempt += 1) {
		const open = await new Promise<boolean>((resolve) => {
			const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
			socket.on('connect', () => socket.destroy());
		});
		if (open) return;
		await sleep(50);
	}
	throw new Error('nginx did not start');
}

/** Sends bytes as they are, and gives what comes back within a second or until the connection ends. */
async function exchange(port: number, bytes: string): Promise<string> {
	const socket = connect(port, '127.0.0.1');
	socket.setTimeout(1_000, () => socket.destroy());
	socket.write(bytes);
	return text(socket).catch(() => '');
}
