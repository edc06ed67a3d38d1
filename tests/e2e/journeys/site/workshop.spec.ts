import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from '#tests/e2e/support/test.ts';

const CLIENT = 'build/client';

test('S40: what the site is made of is not to be had: no source maps, no packages, no sources', async ({ request }) => {
	const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });
	expect(files.length).toBeGreaterThan(50);
	expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
	const code = files.filter((name) => /\.(?:js|css)$/.test(name));
	expect(code.filter((name) => readFileSync(`${CLIENT}/${name}`, 'utf8').includes('sourceMappingURL'))).toEqual([]);
	const [script = ''] = code.filter((name) => name.endsWith('.js'));
	for (const path of ['package.json', 'package-lock.json', '.env', '.git/HEAD', 'server/start.ts', `${script}.map`]) {
		expect((await request.get(`/${path}`)).status(), path).toBe(404);
	}
});
