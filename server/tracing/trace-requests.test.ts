import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '#tests/support/databases/database.ts';
import { startTinySite } from '#tests/support/sites/tiny-site.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

/** A collector on this machine that keeps what it is told. */
async function startCollector() {
	const told: string[] = [];
	const server = createServer(async (request, response) => {
		told.push(`${request.url} ${await text(request)}`);
		response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => void server.close());
	// A server that listens on an address of the internet has one of this shape.
	return { told, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('a collector is told of requests, as part of the trace that they came with, and not of what was typed', async () => {
	const database = await openTestDatabase();
	const { told, endpoint } = await startCollector();
	const site = await startTinySite(database.url, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
	const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
	await (await site.get('/nowhere-at-all?q=secret', { headers })).text();
	await site.close();
	await database.close();
	const all = told.join('\n');
	expect(all).toContain('/v1/traces');
	expect(all).toContain(TRACE);
	expect(all).toContain('/nowhere-at-all');
	expect(all).toMatch(/"http\.response\.status_code","value":\{"intValue":"?404/);
	expect(all).not.toContain('secret');
});

it('a collector is told of who hung up before the answer', async () => {
	const database = await openTestDatabase();
	const { told, endpoint } = await startCollector();
	const site = await startTinySite(database.url, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
	const release = await site.hangUp('/paper/never-waited-for');
	// Not any number with these digits: before that the answer would still go out.
	await expect.poll(() => site.lines.join()).toContain('"status":499');
	release();
	await site.close();
	await database.close();
	expect(told.join('\n')).toMatch(/"http\.response\.status_code","value":\{"intValue":"?499/);
});

it('without a collector nobody listens, so that nobody pays', async () => {
	const database = await openTestDatabase();
	const site = await startTinySite(database.url);
	expect(channel('http.server.request.start').hasSubscribers).toBe(false);
	await site.close();
	await database.close();
});
