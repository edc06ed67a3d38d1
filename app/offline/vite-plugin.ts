import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Builds the service worker beside the pages' scripts as `/sw.js`. It carries the name of the build in its last line, so
 * that browsers take each build's worker for a new one, which then fetches the offline page anew.
 */
export function serviceWorker(): Plugin {
	return {
		name: 'service-worker',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		buildStart() {
			this.emitFile({ type: 'chunk', id: '/app/offline/service-worker.ts', fileName: 'sw.js' });
		},
		generateBundle(_, bundle) {
			const worker = bundle['sw.js'];
			if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
			if (worker.imports.length > 0) throw new Error(`/sw.js has to stand alone, but imports ${worker.imports}`);
			const names = Object.keys(bundle).sort().join('\n');
			worker.code += `\n// Build ${createHash('sha256').update(names).digest('hex').slice(0, 16)}\n`;
		},
	};
}
