import { once } from 'node:events';
import { createServer } from 'node:http';
import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFigures } from '../metrics/figures.ts';
import type { PageServer } from '../pages/page-server.ts';
import { createFrontDoor } from './front-door.ts';
import { createTraffic } from './traffic.ts';

const ORIGIN = 'https://golf.example';
const lines: { msg: string; requests?: number }[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
// Nothing is kept, and everything is too much: only these parts of it are asked.
const pages = { find: () => undefined } as unknown as PageServer;
const server = createServer(
	createFrontDoor(
		{
			log,
			pages,
			findFile: () => undefined,
			traffic: createTraffic(),
			figures: createFigures(),
			config: { mode: 'production', origin: ORIGIN, trustProxy: 0 },
			shedding: { refuses: () => true, stop() {} },
		},
		(_, response) => response.end('inside'),
	),
);

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
});

afterEach(async () => {
	vi.useRealTimers();
	server.close();
});

it('R19: whoever is turned away is told when to come again, readers by a page and programs by a problem; all of them are one line of the log', async () => {
	const address = server.address();
	const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
	for (const path of ['/', '/find-course?q=links', '/api/courses', '/auth/v1/user']) {
		const answer = await fetch(origin + path, { headers: { Connection: 'close' } });
		expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
		const kind = /^\/(?:api|auth)\//.test(path) ? 'application/problem+json' : 'text/html; charset=utf-8';
		expect(answer.headers.get('content-type')).toBe(kind);
		expect(await answer.text()).toContain('Back in a moment');
	}
	expect(lines).toEqual([]);
	vi.advanceTimersByTime(10_000);
	expect(lines.map(({ requests }) => requests)).toEqual([4]);
});
