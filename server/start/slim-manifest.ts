import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const HEAD = 'window.__reactRouterManifest=';
const LEFT_OUT = /^routes\/(?:desk|appeal)/;

/**
 * Takes the lists of imported chunks out of the manifest that every tool page loads: a module names its imports itself, so
 * they cost a kilobyte and save one round trip when another page is opened. The server's own manifest keeps them, and
 * preloads from it.
 *
 * The desk's routes go altogether: its pages ship no React, and nobody else's script is to name them. So does the page that
 * only letters lead to.
 */
export function slimManifest(clientFolder: string) {
	const assets = path.join(clientFolder, 'assets');
	const name = readdirSync(assets).find((file) => /^manifest-[\da-f]+\.js$/.test(file));
	if (!name) throw new Error('the build has no manifest');
	const file = path.join(assets, name);
	writeFileSync(file, slimmed(readFileSync(file, 'utf8')));
}

/** Throws where the text is not the manifest it was built as. */
export function slimmed(text: string): string {
	if (!text.startsWith(`${HEAD}{`) || !text.endsWith('};')) throw new Error('the manifest is not written as expected');
	const manifest: { routes: Record<string, { imports?: string[] }> } = JSON.parse(text.slice(HEAD.length, -1));
	for (const [id, route] of Object.entries(manifest.routes)) {
		if (LEFT_OUT.test(id)) delete manifest.routes[id];
		delete route.imports;
	}
	return `${HEAD}${JSON.stringify(manifest)};`;
}
