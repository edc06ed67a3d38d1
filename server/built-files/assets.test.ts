import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadAssets } from './assets.ts';

const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url));

it('serves every file that lies in the public folder, pictures of every kind among them', async () => {
	const { answers } = await loadAssets(PUBLIC, 'https://golf.test', 'kept');
	const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const wanted = files.map((entry) => `/${relative(PUBLIC, join(entry.parentPath, entry.name))}`);
	expect([...answers.keys()].sort()).toEqual(wanted.sort());
	expect(wanted).toContain('/help/login.avif');
});
