import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['app', 'bench', 'cli', 'content', 'database', 'docs', 'domain', 'mail', 'server', 'tests'];
const READ = /\.(?:tsx?|md)$/;
/** R and S with two digits are cases of docs/reliability.md; other letters with a digit are sizes of paper and cells of tables. */
const CODE = /\b(?:[CKX]\d{1,2}|[PRST]\d|A[1-3]|B2)\b/g;

it('docs/product-decisions.md explains every decision that is cited', () => {
	const page = readFileSync(path.join(ROOT, 'docs/product-decisions.md'), 'utf8');
	const explained = new Set([...page.matchAll(/^\| ([A-Z]\d+) \|/gm)].map(([, code]) => code));
	const cited = new Map(FOLDERS.flatMap(filesBelow).flatMap(citedIn));
	expect(cited.size).toBeGreaterThan(30);
	expect([...cited].filter(([code]) => !explained.has(code))).toEqual([]);
});

/** Each code in the file, with the file's name for whoever has to look. */
function citedIn(file: string): [code: string, file: string][] {
	const codes = readFileSync(path.join(ROOT, file), 'utf8').match(CODE) ?? [];
	return codes.map((code) => [code, file]);
}

function filesBelow(folder: string): string[] {
	const names = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
	return names
		.filter((name) => READ.test(name) && !name.includes('node_modules'))
		.map((name) => path.join(folder, name));
}
