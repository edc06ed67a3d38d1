import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';

const fileOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Serves the app of this folder on a port of this machine, as an origin of its own; it calls the site at the address given. */
export async function serveApp(port: number, site: string): Promise<{ origin: string; close: () => Promise<void> }> {
	const page = fileOf('page.html').replace('{{site}}', site);
	const script = stripTypeScriptTypes(fileOf('app.ts'));
	const server = createServer(({ url }, response) => {
		const isScript = url === '/app.js';
		response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
		response.end(isScript ? script : page);
	});
	await new Promise<void>((listening) => server.listen(port, 'localhost', listening));
	return {
		origin: `http://localhost:${port}`,
		close: () => new Promise((closed) => server.close(() => closed())),
	};
}
