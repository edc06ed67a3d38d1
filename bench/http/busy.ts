/**
 * `node bench/http/busy.ts`: bare `node:http` whose answer to `/?steps=N` is the end of a loop of so many steps. It costs what it is
 * told to and uses no memory: how long its readers wait is what the machine alone makes of such a cost.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { work } from './work.ts';

const server = createServer((request, response) => {
	const steps = Number(new URL(request.url ?? '/', 'http://127.0.0.1').searchParams.get('steps'));
	response.end(String(work(steps)));
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
