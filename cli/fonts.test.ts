import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFonts } from './fonts.ts';

let files: Map<string, Buffer>;

beforeAll(async () => {
	files = await makeFonts();
});

describe('The fonts', () => {
	it('in the repository are those the script makes', async () => {
		for (const [name, content] of files) {
			const kept = await readFile(new URL(`../app/styles/${name}`, import.meta.url));
			expect(kept.equals(content), name).toBe(true);
		}
	});

	it('that a page of Latin letters loads come to at most 50 KB', () => {
		const latin = [...files].filter(([name]) => name.endsWith('-latin.woff2'));
		expect(latin).toHaveLength(3);
		expect(latin.reduce((sum, [, content]) => sum + content.length, 0)).toBeLessThanOrEqual(50_000);
	});

	it('keep the kerning of the sans, and its weights', async () => {
		const sans = files.get('fonts/instrument-sans-latin.woff2') ?? Buffer.alloc(0);
		const cut = (feature: string) =>
			subsetFont(sans, 'Top Rated', { targetFormat: 'sfnt', noHinting: true, keepFeatures: [feature] });
		const [kerned, plain] = await Promise.all([cut('kern'), cut('liga')]);
		expect(kerned.length).toBeGreaterThan(plain.length);
		expect(kerned.toString('latin1')).toContain('fvar');
	});

	it('have a fallback of their own size and height for every face', () => {
		const sheet = String(files.get('fonts.css'));
		const rules = sheet.split('@font-face').filter((rule) => rule.includes('fallback"'));
		expect(rules).toHaveLength(4);
		for (const rule of rules) expect(rule).toMatch(/size-adjust: \d+(\.\d)?%;\s+ascent-override: \d+/);
	});
});
