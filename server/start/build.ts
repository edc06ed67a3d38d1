import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Refusal } from '#database/refusal.ts';
import { compressFiles } from '../built-files/compressed-files.ts';
import { setEarlierFilesAside } from './earlier-builds.ts';
import { slimManifest } from './slim-manifest.ts';
import { BUNDLE, HASH_FILE, hashSources, isBuilt } from './sources.ts';

type Say = (line: string) => void;

/**
 * Builds the pages below `root` unless `build/` was made from these very sources. Throws a `Refusal` where there is
 * neither a build nor the tools for one, and what the tools said when they fail. The hashed files of the build before stay
 * in `build-earlier` for 30 days.
 */
export async function requireBuild(root: string, say: Say, signal?: AbortSignal): Promise<void> {
	if (isBuilt(root)) return;
	const hash = hashSources(root);
	const tools = findTools(root);
	if (tools === null) {
		// An image for production may carry the finished pages without the tools.
		if (existsSync(path.join(root, BUNDLE))) return;
		throw new Refusal('The pages are not built and the tools to build them are not installed: run npm ci.');
	}
	const began = performance.now();
	say('Building the pages, which takes some seconds');
	rmSync(path.join(root, HASH_FILE), { force: true });
	setEarlierFilesAside(root, new Date());
	await runTool(root, [tools.pages, 'build'], say, signal);
	slimManifest(path.join(root, 'build/client'));
	say('Building the letters');
	await runTool(root, [tools.letters, 'build', '--config', 'vite.mail.config.ts'], () => {}, signal);
	say(`Pages built in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
	await compressFiles(path.join(root, 'build/client'));
	writeFileSync(path.join(root, HASH_FILE), hash);
}

async function runTool(root: string, command: string[], say: Say, signal?: AbortSignal): Promise<void> {
	const child = spawn(process.execPath, command, {
		cwd: root,
		env: { ...process.env, NODE_ENV: 'production' },
		stdio: ['ignore', 'pipe', 'pipe'],
		signal,
	});
	let said = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (text: string) => {
			said += text;
			// Vite names its two halves, the browser's and the server's, as it begins them.
			for (const [, half] of text.matchAll(/building (client|ssr|server) environment/g))
				say(`Building the pages: ${half}`);
		});
	}
	const code = await new Promise<number | null>((resolve, reject) => {
		child.once('error', reject).once('close', resolve);
	});
	if (code !== 0) throw new Error(`the pages could not be built:\n${said}`);
}

function findTools(root: string): { pages: string; letters: string } | null {
	const { resolve } = createRequire(path.join(root, 'package.json'));
	try {
		return {
			pages: resolve('@react-router/dev/package.json').replace('package.json', 'bin.cjs'),
			letters: resolve('vite/package.json').replace('package.json', 'bin/vite.js'),
		};
	} catch {
		return null;
	}
}
