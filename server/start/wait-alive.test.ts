import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '#tests/support/sites/site.ts';
import { waitAlive } from './wait-alive.ts';

const HOST = '127.0.0.1';

it('R18: says that the process lives and is not ready, and nothing else, until the site takes its place', async () => {
	const port = await freePort();
	const ask = async (path: string) => (await fetch(`http://${HOST}:${port}${path}`)).status;
	const makeRoom = await waitAlive({ host: HOST, port });
	expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 503]);
	await expect(ask('/')).rejects.toThrow();
	await makeRoom();
	const site = createServer().listen(port, HOST);
	await new Promise((resolve) => site.once('listening', resolve));
	site.close();
});

it('leaves a port alone that is taken', async () => {
	const other = createServer((_, response) => response.end('another')).listen(0, HOST);
	await new Promise((resolve) => other.once('listening', resolve));
	const { port } = other.address() as AddressInfo;
	const makeRoom = await waitAlive({ host: HOST, port });
	expect(await (await fetch(`http://${HOST}:${port}/healthz`)).text()).toBe('another');
	await makeRoom();
	other.closeAllConnections();
	other.close();
});
