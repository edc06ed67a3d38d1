import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const WORKER = fileURLToPath(new URL('./service-worker.ts', import.meta.url));
/** The script of what waits to be sent, as the script of every page loads it. */
const QUEUE = /^assets\/queue-[\w-]+\.js$/;

/**
 * Builds the service worker beside the pages' scripts as `/sw.js`: by itself, for a worker loads no modules, and what it shares with
 * pages it holds as a copy of its own. It carries the name of the build in its last line, so that browsers take each build's worker
 * for a new one, which then fetches the offline page anew, and the files of the queue.
 */
export function serviceWorker(): Plugin {
	return {
		name: 'service-worker',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		async generateBundle(_, bundle) {
			const names = Object.keys(bundle).sort().join('\n');
			const source = [
				await buildWorker(),
				`self.queueFiles = ${JSON.stringify(queueFiles(bundle))};`,
				`// Build ${createHash('sha256').update(names).digest('hex').slice(0, 16)}\n`,
			].join('\n');
			this.emitFile({ type: 'asset', fileName: 'sw.js', source });
		},
	};
}

async function buildWorker(): Promise<string> {
	const built = await build({
		configFile: false,
		logLevel: 'silent',
		build: { write: false, target: 'es2023', modulePreload: false, rolldownOptions: { input: WORKER } },
	});
	// With one output and no watcher Vite gives one result.
	const { output } = built as Rolldown.RolldownOutput;
	if (output.length !== 1) throw new Error('/sw.js has to stand alone, but was built in parts');
	return output[0].code;
}

/** The addresses of the queue's script and of all that it imports. Throws where the build has put it elsewhere. */
function queueFiles(bundle: Rolldown.OutputBundle): string[] {
	const files = new Set(Object.keys(bundle).filter((name) => QUEUE.test(name)));
	if (files.size === 0) throw new Error('the script of the queue was not built');
	for (const name of files) {
		for (const [, imported] of codeOf(bundle[name]).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) {
			if (imported) files.add(`assets/${imported}`);
		}
	}
	return [...files].map((name) => `/${name}`);
}

/** The script of every page is built for itself: its parts are no chunks of this build, but files that it is given. */
function codeOf(file: Rolldown.OutputBundle[string] | undefined): string {
	if (!file) return '';
	return file.type === 'chunk' ? file.code : String(file.source);
}
