import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const HEAD = 'window.__reactRouterManifest=';

/**
 * Takes the lists of imported chunks out of the manifest that every tool page loads: a module names its imports itself, so
 * they cost a kilobyte and save one round trip when another page is opened. The server's own manifest keeps them, and
 * preloads from it.
 */
export function slimManifest(clientFolder: string) {
	const assets = path.join(clientFolder, 'assets');
	const name = readdirSync(assets).find((file) => /^manifest-[\da-f]+\.js$/.test(file));
	if (!name) throw new Error('the build has no manifest');
	const file = path.join(assets, name);
	writeFileSync(file, withoutImports(readFileSync(file, 'utf8')));
}

/** Throws where the text is not the manifest it was built as. */
export function withoutImports(text: string): string {
	if (!text.startsWith(`${HEAD}{`) || !text.endsWith('};')) throw new Error('the manifest is not written as expected');
	const manifest: { routes: Record<string, { imports?: string[] }> } = JSON.parse(text.slice(HEAD.length, -1));
	for (const route of Object.values(manifest.routes)) delete route.imports;
	return `${HEAD}${JSON.stringify(manifest)};`;
}
