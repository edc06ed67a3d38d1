/** `node bench/http/bare.ts FILE`: the least that can be done: `node:http` sending one page's finished bytes to everybody. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = readFileSync(process.argv[2] ?? '');
const headers = {
	'content-type': 'text/html; charset=utf-8',
	'content-encoding': 'br',
	'content-length': body.length,
	etag: '"bench"',
};
const server = createServer((_request, response) => {
	response.writeHead(200, headers);
	response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
