import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type Effort, ENCODINGS } from '../cache/encoding.ts';
import { type Draft, type PreparedResponse, prepareResponse } from '../http/prepared-response.ts';
import { type Header, securityHeaders } from '../security/headers.ts';
import type { Config } from '../settings/config.ts';
import { COMPRESSED, COMPRESSED_ALREADY } from './compressed-files.ts';

/** Files of the browser's build, ready to send, by their path. Style sheets are kept as texts of their bytes too, for inlining. */
export type Assets = { answers: Map<string, PreparedResponse>; styles: Map<string, string> };

const TYPES: Record<string, string> = {
	'.avif': 'image/avif',
	'.css': 'text/css; charset=utf-8',
	'.ico': 'image/x-icon',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json',
	'.mjs': 'text/javascript; charset=utf-8',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.txt': 'text/plain; charset=utf-8',
	'.webmanifest': 'application/manifest+json',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
};

const FOR_EVER = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';

/** Stands outside /assets so that all pages are within its reach. */
const SERVICE_WORKER = '/sw.js';
/** Workers that fetch, which the policy of their own file has to allow: the service worker, and the one that draws land. */
const FETCHING = /^\/(?:sw|assets\/land-worker-[\w-]+)\.js$/;
/** The worker of an operator's own style. What it may fetch hangs on a setting, so a browser asks for its headers each time. */
const STYLE_WORKER = /^\/assets\/maplibre-gl-worker-[\w-]+\.mjs$/;
const fetchingPolicy = (origins: readonly string[]) =>
	`default-src 'none'; ${["connect-src 'self'", ...origins].join(' ')}; frame-ancestors 'none'`;

/** What the headers of a file hang on. */
export type FileSettings = Pick<Config, 'origin' | 'mapStyle'>;

/** None: in development Vite answers for built files. */
export const noAssets = (): Assets => ({ answers: new Map(), styles: new Map() });

/**
 * Reads the built files in `directory` into memory, compressed: as the build has left them, else now. Those under /assets carry a hash in their name and are
 * kept by browsers for ever. Files of unknown kinds, source maps among them, are not served. They are read one after the other while
 * nobody waits for the thread: a thousand take a third of the time that the thread pool needs to hand them over, and one open file.
 */
export async function loadAssets(directory: string, site: FileSettings, effort: Effort = 'kept'): Promise<Assets> {
	const assets = noAssets();
	const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
	const files = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
	for (const file of files) {
		if (isServed(extname(file))) await addFile(assets, { directory, files, file, site, effort });
	}
	return assets;
}

/** `files` are all there are, the compressed twins of this one among them where it was built by `requireBuild`. */
type AddedFile = { directory: string; files: ReadonlySet<string>; file: string; site: FileSettings; effort: Effort };

async function addFile(assets: Assets, { directory, files, file, site, effort }: AddedFile) {
	const path = `/${relative(directory, file).split(sep).join('/')}`;
	const body = readFileSync(file);
	const twins = COMPRESSED.filter(({ ending }) => files.has(file + ending));
	const compressed = Object.fromEntries(twins.map(({ encoding, ending }) => [encoding, readFileSync(file + ending)]));
	const answer = fileResponse({ path, body, site, compressed }, effort);
	await Promise.all(ENCODINGS.map(answer.compress));
	assets.answers.set(path, answer);
	if (extname(file) === '.css') assets.styles.set(path, body.toString());
}

type BuiltFile = Pick<Draft, 'body' | 'compressed'> & { path: string; site: FileSettings };

/** A built file as it is sent, at the path that it is asked for at. */
export function fileResponse({ path, body, site, compressed }: BuiltFile, effort: Effort): PreparedResponse {
	const extension = extname(path);
	const headers: Header[] = [
		['Content-Type', TYPES[extension] ?? 'application/octet-stream'],
		['Cache-Control', lifeOf(path)],
		...securityHeaders(site.origin, policyOf(path, site)),
	];
	const encodings = COMPRESSED_ALREADY.has(extension) ? [] : undefined;
	return prepareResponse({ status: 200, headers, body, compressed }, effort, encodings);
}

/** Whether files of this kind are served at all: ".js" is, ".map" is not. */
export const isServed = (extension: string): boolean => TYPES[extension] !== undefined;

function policyOf(path: string, { mapStyle }: FileSettings): string | undefined {
	if (STYLE_WORKER.test(path)) return fetchingPolicy(mapStyle?.origins ?? []);
	return FETCHING.test(path) ? fetchingPolicy([]) : undefined;
}

function lifeOf(path: string): string {
	if (path === SERVICE_WORKER || STYLE_WORKER.test(path)) return 'no-cache';
	return path.startsWith('/assets/') ? FOR_EVER : SHORT;
}
