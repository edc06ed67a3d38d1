import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { fileResponse, loadAssets } from './assets.ts';

const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url));

it('serves every file that lies in the public folder, pictures of every kind among them', async () => {
	const { answers } = await loadAssets(PUBLIC, { origin: 'https://golf.test', mapStyle: null }, 'kept');
	const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const wanted = files.map((entry) => `/${relative(PUBLIC, join(entry.parentPath, entry.name))}`);
	expect([...answers.keys()].sort()).toEqual(wanted.sort());
	expect(wanted).toContain('/help/login.avif');
});

it('lets the worker of a map style fetch from the origins of the style, and browsers ask each time which these are', () => {
	const mapStyle = { url: 'https://tiles.golf.test/style.json', origins: ['https://tiles.golf.test'] };
	const headersOf = (path: string) => {
		const site = { origin: 'https://golf.test', mapStyle };
		// Those of a 304, with which a browser renews what it holds.
		return fileResponse({ path, body: Buffer.from(''), site }, 'once').notModified.join('\n');
	};
	const ofStyle = headersOf('/assets/maplibre-gl-worker-a1b2C3d4.mjs');
	expect(ofStyle).toContain("connect-src 'self' https://tiles.golf.test; frame-ancestors");
	expect(ofStyle).toContain('no-cache');
	const ofLand = headersOf('/assets/land-worker-a1b2C3d4.js');
	expect(ofLand).toContain("connect-src 'self'; frame-ancestors");
	expect(ofLand).toContain('immutable');
});
