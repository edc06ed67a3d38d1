import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { expect } from 'vitest';
import { makeSigningKey } from '#server/auth/signing-keys.ts';
import type { Assets } from '#server/built-files/assets.ts';
import { loggedError } from '#server/http/log/log.ts';
import { prepareResponse } from '#server/http/prepared-response.ts';
import type { PageBuild } from '#server/pages/build.ts';
import { createRouteTable } from '#server/pages/route-table.ts';
import { runSite, type Site } from '#server/run-site.ts';
import { securityHeaders } from '#server/security/headers.ts';
import { type Config, readConfig } from '#server/settings/config.ts';
import { type TinyState, tinyBuild, tinyState } from './tiny-build.tsx';

export const TINY_ORIGIN = 'https://golf.test';
export const TINY_SECRET = 'k7Gq2Zr9Xw4Lm1Tb8Vn5Hc3Jd6Sf0PaYe';

/** What a browser says of a form that it sends from a page of ours. */
export const TINY_FORM = { Origin: TINY_ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' };

export type TinySite = {
	state: TinyState;
	/** The lines of its log. */
	lines: string[];
	/** Fetches a path without following redirects. */
	get: (path: string, init?: RequestInit) => Promise<Response>;
	/** Asks for a page and hangs up while it is being made; it is made to its end when the function that comes back is called. */
	hangUp: (path: string) => Promise<() => void>;
	/** Posts a form as a browser does from a page of ours. */
	post: (path: string, body?: string, headers?: Record<string, string>) => Promise<Response>;
	/** Sends bytes as they are, and gives everything that comes back until the connection ends. */
	raw: (bytes: string) => Promise<string>;
	address: string;
	close: () => Promise<void>;
};

/** The real server around the tiny application, or another, on a free port of this machine and an existing database. */
export async function startTinySite(
	databaseUrl: string,
	settings: Record<string, string> = {},
	ownBuild?: PageBuild,
	{ allowances, earlierFiles = new Map() }: Partial<Pick<Site, 'allowances' | 'earlierFiles'>> = {},
): Promise<TinySite> {
	const state = tinyState();
	const lines: string[] = [];
	const log = pino(
		{ level: 'info', base: null, serializers: { err: loggedError } },
		{ write: (line: string) => lines.push(line) },
	);
	const build = ownBuild ?? tinyBuild(state);
	const table = createRouteTable(build.routes);
	const config = tinyConfig(settings);
	const site = await runSite({
		config,
		databaseUrl,
		log,
		build,
		table: () => table,
		assets: await tinyAssets(),
		earlierFiles,
		letters,
		allowances,
	});
	const base = site.address;
	const get = (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: 'manual', ...init });
	return {
		state,
		lines,
		get,
		hangUp: (path) => hangUp(state, get, path),
		post: (path, body = '', headers = TINY_FORM) => get(path, { method: 'POST', body, headers }),
		raw: (bytes) => exchange(Number(new URL(base).port), bytes),
		address: base,
		close: site.close,
	};
}

async function hangUp(state: TinyState, get: TinySite['get'], path: string) {
	const held = Promise.withResolvers<void>();
	state.gate = held.promise;
	const hangingUp = new AbortController();
	const asked = get(path, { signal: hangingUp.signal });
	await expect.poll(() => state.made.get(path)).toBe(1);
	hangingUp.abort();
	await expect(asked).rejects.toThrow('aborted');
	return held.resolve;
}

const letters = () => import('#mail/render.tsx');

function tinyConfig(settings: Record<string, string>): Config {
	const config = readConfig({
		PORT: '0',
		HOST: '127.0.0.1',
		ORIGIN: TINY_ORIGIN,
		SECRET: TINY_SECRET,
		AUTH_SIGNING_KEY: makeSigningKey(),
		DRAIN_SECONDS: '0',
		...settings,
	});
	if (!config.ok) throw new Error(config.message);
	return config.value;
}

async function tinyAssets(): Promise<Assets> {
	const css = 'body{color:green}';
	const headers = [
		['Content-Type', 'text/css'],
		['Cache-Control', 'public, max-age=31536000, immutable'],
		...securityHeaders(TINY_ORIGIN),
	] as const;
	const answer = prepareResponse({ status: 200, headers, body: Buffer.from(css) }, 'kept');
	return { answers: new Map([['/assets/tiny.css', answer]]), styles: new Map([['/assets/tiny.css', css]]) };
}

async function exchange(port: number, bytes: string): Promise<string> {
	const socket = connect(port, '127.0.0.1');
	await once(socket, 'connect');
	socket.on('error', () => {});
	socket.write(Buffer.from(bytes, 'latin1'));
	return text(socket);
}
